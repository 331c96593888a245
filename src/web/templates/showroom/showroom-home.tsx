import { CarCards } from '../../cars/card/car-cards.tsx'
import type { HomePageData } from '../../home/home-page-data.ts'
import { HomeSections } from '../../home/home-sections.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { ShowroomHero } from './showroom-hero.tsx'
import { BodyIndex, MakeIndex } from './showroom-index.tsx'
import './home.css'

/** One featured vehicle, a search, the latest arrivals and the locations. */
export function ShowroomHome({ home }: { home: HomePageData }) {
  return (
    <>
      <ShowroomHero home={home} />
      <section className="showroom-search" aria-label="Search">
        <div className="container showroom-search__row">
          <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
          <p className="showroom-search__count">{home.stockLine}</p>
        </div>
      </section>
      <HomeSections
        home={home}
        defaultOrder={[
          'recently-viewed',
          'latest',
          'featured',
          'offers',
          'body-types',
          'brands',
          'price-search',
          'trade-in',
          'finance',
          'service',
          'reviews',
          'team',
          'posts',
          'locations',
        ]}
        overrides={{ latest: ShowroomLatest, 'body-types': BodyIndex, brands: MakeIndex }}
      />
    </>
  )
}

function ShowroomLatest({ home }: { home: HomePageData }) {
  if (home.latest.length === 0) return null
  return (
    <section className="container section showroom-latest" aria-labelledby="latest">
      <div className="section__head">
        <h2 id="latest">Latest arrivals</h2>
        <a className="eyebrow" href={home.allStock}>
          See all stock
        </a>
      </div>
      <CarCards cars={home.latest} />
    </section>
  )
}
