import { ReachUs } from '../../ask/reach-us-section.tsx'
import { CarCards } from '../../cars/car-cards.tsx'
import type { HomePageData, LinkTo } from '../../home/home-page-data.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { ShowroomHero } from './showroom-hero.tsx'

/** A walk through the room: one vehicle, the way to ask for another, what came in, and how to visit. */
export function ShowroomHome({ home }: { home: HomePageData }) {
  return (
    <>
      <ShowroomHero home={home} />
      <section className="showroom-search" aria-label="Search">
        <div className="container showroom-search__row">
          <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
          <p className="showroom-search__count">{`${home.count} at ${home.siteName}`}</p>
        </div>
      </section>
      {home.latest.length > 0 && (
        <section className="container section showroom-latest" aria-labelledby="latest">
          <div className="section__head">
            <h2 id="latest">Latest arrivals</h2>
            <a className="eyebrow" href={home.allStock}>
              See all stock
            </a>
          </div>
          <CarCards cars={home.latest} />
        </section>
      )}
      <ShowroomIndex id="bodies" heading="Shop by body type" links={home.bodies} />
      {home.makes.length > 1 && <ShowroomIndex id="makes" heading="Shop by make" links={home.makes} />}
      <ReachUs reach={home.reach} />
    </>
  )
}

type ShowroomIndexProps = { id: string; heading: string; links: LinkTo[] }

/** Ways into the stock, as a list in large type between thin rules. */
function ShowroomIndex({ id, heading, links }: ShowroomIndexProps) {
  if (links.length === 0) return null
  return (
    <section className="container section showroom-index" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="showroom-index__links">
        {links.map(({ label, count, address }) => (
          <li key={address}>
            <a href={address}>
              {label} <span className="showroom-index__count">{count.toLocaleString('en-AU')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
