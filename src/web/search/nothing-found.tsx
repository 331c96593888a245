import { grouped } from '#domain/shared/grouped.ts'
import { useSiteFrame } from '../frame/use-site-frame.ts'
import { addedLater } from '../ui/added-later.tsx'
import { useInBrowser } from '../ui/in-browser.tsx'
import type { NothingFoundData } from './nothing-found-data.server.ts'

const RecentSearches = addedLater(() => import('./recent-searches.tsx').then((file) => file.RecentSearches))

type NothingFoundProps = { nothing: NothingFoundData; asked: string | null }

/** Nothing fits. Says what would, that somebody can be asked, and what was looked for before. */
export function NothingFound({ nothing, asked }: NothingFoundProps) {
  const frame = useSiteFrame()
  const isInBrowser = useInBrowser()
  return (
    <section className="nothing-found">
      <h2>{nothing.heading}</h2>
      {nothing.otherMakes.length > 0 && (
        <>
          <p>Other makes we have:</p>
          <ul className="link-row">
            {nothing.otherMakes.map(({ label, address, total }) => (
              <li key={address}>
                <a className="pill" href={address}>
                  {label} <span className="pill__count">{grouped(total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {nothing.waysOut.length > 0 && (
        <>
          <p>Giving up one thing brings more:</p>
          <ul>
            {nothing.waysOut.map(({ label, address, total }) => (
              <li key={address}>
                <a href={address}>{label}</a> ({grouped(total)})
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button" href={nothing.alertAddress}>
          Tell me when one arrives
        </a>
      </p>
      {isInBrowser && frame && (
        <RecentSearches vehicleWord={frame.vehicleWord} except={asked} onCleared={focusOnPage} />
      )}
    </section>
  )
}

function focusOnPage() {
  document.getElementById('main')?.focus()
}
