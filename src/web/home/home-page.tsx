import { ReachUs } from '../ask/reach-us-section.tsx'
import { CarCards } from '../cars/car-cards.tsx'
import { SearchBox } from '../search/search-box.tsx'
import type { HomePageData, LinkTo } from './home-page-data.ts'

/** The front door: search, what came in lately, and how to reach the dealer. */
export function HomePage({ home }: { home: HomePageData }) {
  return (
    <>
      <section className="hero">
        <div className="container hero__inner">
          <h1 className="hero__title">{home.heroWording}</h1>
          <p className="hero__lead">{`${home.count} at ${home.siteName}`}</p>
          <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
          <LinkRow label="Body types" links={home.bodies} />
        </div>
      </section>
      {home.latest.length > 0 && (
        <section className="container section" aria-labelledby="latest">
          <div className="section__head">
            <h2 id="latest">Latest arrivals</h2>
            <a href={home.allStock}>See all stock</a>
          </div>
          <CarCards cars={home.latest} />
        </section>
      )}
      {home.makes.length > 1 && (
        <section className="container section" aria-labelledby="makes">
          <h2 id="makes">Shop by make</h2>
          <LinkRow label="Makes" links={home.makes} />
        </section>
      )}
      <ReachUs reach={home.reach} />
    </>
  )
}

function LinkRow({ label, links }: { label: string; links: LinkTo[] }) {
  if (links.length === 0) return null
  return (
    <ul className="link-row" aria-label={label}>
      {links.map(({ label: name, count, address }) => (
        <li key={address}>
          <a className="pill" href={address}>
            {name} <span className="pill__count">{count.toLocaleString('en-AU')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
