import { formatNumber } from '#domain/shared/format-number.ts'
import type { HomePageData, StockLink } from '../../home/home-page-data.ts'

type HomeProps = { home: HomePageData }

/** The body types in stock. */
export function BodyIndex({ home: { bodies } }: HomeProps) {
  return <ShowroomIndex id="bodies" heading="Shop by body type" links={bodies} />
}

/** The makes in stock, if there are several. */
export function MakeIndex({ home: { makes } }: HomeProps) {
  return makes.length > 1 && <ShowroomIndex id="makes" heading="Shop by make" links={makes} />
}

type ShowroomIndexProps = { id: string; heading: string; links: StockLink[] }

/** Links to the stock in large type, separated by thin rules. */
function ShowroomIndex({ id, heading, links }: ShowroomIndexProps) {
  if (links.length === 0) return null
  return (
    <section className="container section showroom-index" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="showroom-index__links">
        {links.map(({ label, count, address }) => (
          <li key={address}>
            <a href={address}>
              {label} <span className="showroom-index__count">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
