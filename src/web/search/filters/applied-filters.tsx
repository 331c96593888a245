import { keepScroll } from '../../frame/client-navigation.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import { stockAddress } from '../../frame/stock-address.ts'
import './applied-filters.css'

/** Lists the filters in use. Each can be removed with one tap, or all of them at once. */
export function AppliedFilters({ applied }: Pick<SearchPageData, 'applied'>) {
  if (applied.length === 0) return null
  return (
    <ul className="chips" aria-label="Applied filters">
      {applied.map(({ label, value, address }) => (
        <li key={`${label} ${value}`}>
          <a className="chip" href={address} {...keepScroll}>
            <span className="visually-hidden">Remove {label}: </span>
            {value}
            <span className="chip__cross" aria-hidden="true">
              ×
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className="chip chip--clear" href={stockAddress()} {...keepScroll}>
          Clear all
        </a>
      </li>
    </ul>
  )
}
