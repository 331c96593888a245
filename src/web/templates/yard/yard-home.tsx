import { ReachUs } from '../../ask/reach-us-section.tsx'
import { CarCards } from '../../cars/car-cards.tsx'
import type { HomePageData } from '../../home/home-page-data.ts'
import { telephoneLink } from '../../ui/telephone-link.ts'
import { YardSearchPanel } from './yard-search-panel.tsx'

/** Straight to the stock: what to spend and on what, then as many vehicles as the screen holds. */
export function YardHome({ home }: { home: HomePageData }) {
  return (
    <>
      <section className="yard-hero">
        <div className="container yard-hero__inner">
          <div className="yard-hero__words">
            <h1>{home.heroWording}</h1>
            <p>
              <a href={home.allStock}>{`${home.count} at ${home.siteName}`}</a>
            </p>
          </div>
          <YardSearchPanel home={home} />
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
      <ReachUs reach={home.reach} />
      <div className="yard-bar">
        {home.reach.phone && (
          <a className="button" href={telephoneLink(home.reach.phone)}>
            Call now
          </a>
        )}
        <a className="button button--quiet" href="/contact">
          Enquire
        </a>
      </div>
    </>
  )
}
