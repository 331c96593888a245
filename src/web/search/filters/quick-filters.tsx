import { keepScroll } from '../../frame/client-navigation.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import './quick-filters.css'

/** The filters most shoppers start with. One tap applies a filter, a second tap removes it. */
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
