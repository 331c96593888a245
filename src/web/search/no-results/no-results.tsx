import { formatNumber } from '#domain/shared/format-number.ts'
import { useSiteFrame } from '../../frame/use-site-frame.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import type { NoResultsData } from './no-results-data.server.ts'
import './no-results.css'

const RecentSearches = lazyComponent(() =>
  import('../../frame/recent-searches/recent-searches.tsx').then((file) => file.RecentSearches),
)

type NoResultsProps = { data: NoResultsData; currentSearch: string | null }

/** Shown without matches. Offers other searches, a stock alert and recent searches. */
export function NoResults({ data, currentSearch }: NoResultsProps) {
  const frame = useSiteFrame()
  const isHydrated = useHydrated()
  return (
    <section className="no-results">
      <h2>{data.heading}</h2>
      {data.otherMakes.length > 0 && (
        <>
          <p>{data.makesHeading}</p>
          <Alternatives links={data.otherMakes} />
        </>
      )}
      {data.alternatives.length > 0 && (
        <>
          <p>Remove a filter to see more:</p>
          <Alternatives links={data.alternatives} />
        </>
      )}
      <ul className="link-row">
        <li>
          <a className="button" href={data.alertAddress}>
            Let me know when one arrives
          </a>
        </li>
        {data.allStock.total > 0 && (
          <li>
            <a className="button button--quiet" href={data.allStock.address}>
              {`See all our stock (${formatNumber(data.allStock.total)})`}
            </a>
          </li>
        )}
      </ul>
      {isHydrated && frame && (
        <RecentSearches vehicleWord={frame.vehicleWord} except={currentSearch} onCleared={focusOnPage} />
      )}
    </section>
  )
}

function Alternatives({ links }: { links: NoResultsData['alternatives'] }) {
  return (
    <ul className="link-row">
      {links.map(({ label, address, total }) => (
        <li key={address}>
          <a className="pill" href={address}>
            {label} <span className="pill__count">{formatNumber(total)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function focusOnPage() {
  document.getElementById('main')?.focus()
}
