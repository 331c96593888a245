import { keepScroll } from '../../frame/client-navigation.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'

/** Vehicles beside each other, or each in a row. On a phone they stand below each other anyway. */
export function ViewToggle({ views }: Pick<SearchPageData, 'views'>) {
  return (
    <nav className="view-toggle" aria-label="How vehicles are shown">
      {views.map(({ view, label, address, isShown }) => (
        <a
          key={view}
          className="icon-button"
          href={address}
          aria-label={label}
          aria-current={isShown ? 'true' : undefined}
          {...keepScroll}
        >
          <Icon name={view} />
        </a>
      ))}
    </nav>
  )
}
