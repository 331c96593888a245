import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { CarCards } from '../../cars/card/car-cards.tsx'
import type { HomePageData } from '../home-page-data.ts'

/** The latest arrivals. */
export function LatestStock({ home }: { home: HomePageData }) {
  return <StockRow id="latest" heading="Latest arrivals" cars={home.latest} allStock={home.allStock} />
}

/** The vehicles the dealer features. */
export function FeaturedStock({ home }: { home: HomePageData }) {
  return <StockRow id="featured" heading="Featured" cars={home.featured} allStock={home.allStock} />
}

type StockRowProps = { id: string; heading: string; cars: CarCardData[]; allStock: string }

function StockRow({ id, heading, cars, allStock }: StockRowProps) {
  if (cars.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{heading}</h2>
        <a href={allStock}>See all stock</a>
      </div>
      <CarCards cars={cars} />
    </section>
  )
}
