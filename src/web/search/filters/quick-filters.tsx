import { keepScroll } from '../../frame/client-navigation.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'

/** What most shoppers begin with, one tap each; a second tap takes it back. */
export function QuickFilters({ quick }: Pick<SearchPageData, 'quick'>) {
  if (quick.length === 0) return null
  return (
    <nav className="quick-filters" aria-label="Quick filters">
      <ul>
        {quick.map(({ label, address, isChosen }) => (
          <li key={label}>
            <a className="pill" href={address} aria-current={isChosen ? 'true' : undefined} {...keepScroll}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
