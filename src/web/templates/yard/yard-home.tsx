import type { HomePageData } from '../../home/home-page-data.ts'
import { HomeSections } from '../../home/home-sections.tsx'
import { YardSearchPanel } from './yard-search-panel.tsx'
import './home.css'

/** Straight to the stock: a search by budget and type, then many vehicles. */
export function YardHome({ home }: { home: HomePageData }) {
  return (
    <>
      <section className="yard-hero">
        <div className="container yard-hero__inner">
          <div className="yard-hero__text">
            <h1>{home.heroWording}</h1>
            <p>
              <a href={home.allStock}>{home.stockLine}</a>
            </p>
          </div>
          <YardSearchPanel home={home} />
        </div>
      </section>
      <HomeSections
        home={home}
        defaultOrder={[
          'latest',
          'recently-viewed',
          'featured',
          'offers',
          'price-search',
          'trade-in',
          'finance',
          'service',
          'reviews',
          'team',
          'posts',
          'locations',
        ]}
      />
    </>
  )
}
