import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { CarCard } from '../../cars/card/car-card.ts'
import { CarCards } from '../../cars/card/car-cards.tsx'
import { FinanceSmallPrint } from '../../cars/price/finance-small-print.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import type { HomePageData } from '../home-page-data.ts'
import './stock-row.css'

/** The latest arrivals. */
export function LatestStock({ home: { latest, allStock } }: { home: HomePageData }) {
  return (
    <StockRow id="latest" heading="Latest arrivals" cars={latest} allStock={allStock}>
      <CarCards cars={latest} />
    </StockRow>
  )
}

/** The vehicles the dealer features. In one row, because their number seldom fills the last row of a grid. */
export function FeaturedStock({ home: { featured, allStock } }: { home: HomePageData }) {
  return (
    <StockRow id="featured" heading="Featured" cars={featured} allStock={allStock}>
      <div className="featured-cars">
        <Carousel
          label="Featured stock"
          items={featured.map((car, index) => ({
            id: car.slug,
            content: <CarCard car={car} isFirst={index === 0} />,
          }))}
        />
      </div>
      <FinanceSmallPrint cars={featured} />
    </StockRow>
  )
}

type StockRowProps = {
  id: string
  heading: string
  cars: CarCardData[]
  allStock: string
  children: React.ReactNode
}

function StockRow({ id, heading, cars, allStock, children }: StockRowProps) {
  if (cars.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{heading}</h2>
        <a href={allStock}>See all stock</a>
      </div>
      {children}
    </section>
  )
}
