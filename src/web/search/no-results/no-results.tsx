import { grouped } from '#domain/shared/grouped.ts'
import { useSiteFrame } from '../../frame/use-site-frame.ts'
import { addedLater } from '../../ui/added-later.tsx'
import { useInBrowser } from '../../ui/in-browser.tsx'
import type { NoResultsData } from './no-results-data.server.ts'

const RecentSearches = addedLater(() =>
  import('../../frame/recent-searches/recent-searches.tsx').then((file) => file.RecentSearches),
)

type NoResultsProps = { nothing: NoResultsData; asked: string | null }

/** Nothing matches. Offers what does, an alert, and earlier searches. */
export function NoResults({ nothing, asked }: NoResultsProps) {
  const frame = useSiteFrame()
  const isInBrowser = useInBrowser()
  return (
    <section className="no-results">
      <h2>{nothing.heading}</h2>
      {nothing.otherMakes.length > 0 && (
        <>
          <p>{nothing.makesHeading}</p>
          <WaysOut ways={nothing.otherMakes} />
        </>
      )}
      {nothing.waysOut.length > 0 && (
        <>
          <p>Remove a filter to see more:</p>
          <WaysOut ways={nothing.waysOut} />
        </>
      )}
      <p>
        <a className="button" href={nothing.alertAddress}>
          Let me know when one arrives
        </a>
      </p>
      {isInBrowser && frame && (
        <RecentSearches vehicleWord={frame.vehicleWord} except={asked} onCleared={focusOnPage} />
      )}
    </section>
  )
}

function WaysOut({ ways }: { ways: NoResultsData['waysOut'] }) {
  return (
    <ul className="link-row">
      {ways.map(({ label, address, total }) => (
        <li key={address}>
          <a className="pill" href={address}>
            {label} <span className="pill__count">{grouped(total)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function focusOnPage() {
  document.getElementById('main')?.focus()
}
