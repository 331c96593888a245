import { keepScroll } from '../../frame/client-navigation.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import './view-toggle.css'

/** Switches between a grid and a list. A phone always shows one column. */
export function ViewToggle({ views }: Pick<SearchPageData, 'views'>) {
  return (
    <nav className="view-toggle" aria-label="View as">
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
