import { keepScroll } from '../../frame/client-navigation.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import './car-type-tabs.css'

/** Tabs for new, demonstrator and used stock. */
export function CarTypeTabs({ links }: { links: SearchPageData['carTypes'] }) {
  if (links.length === 0) return null
  return (
    <nav className="car-type-tabs" aria-label="Condition" data-event="tab-changed">
      <ul>
        {links.map(({ label, address, isChosen }) => (
          <li key={label}>
            <a href={address} aria-current={isChosen ? 'true' : undefined} {...keepScroll}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
