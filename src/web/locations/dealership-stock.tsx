import { CarCards } from '../cars/card/car-cards.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import type { DealershipStockData } from './dealership-stock.server.ts'

/** The vehicles of a dealership, page by page. */
export function DealershipStock({ stock }: { stock: DealershipStockData }) {
  return (
    <section className="container section" id="stock" aria-labelledby="stock-heading">
      <div className="section__head">
        <h2 id="stock-heading">{stock.heading}</h2>
        <a href={stock.all}>Search this stock</a>
      </div>
      <CarCards cars={stock.cars} />
      <Pagination {...stock.pages} />
    </section>
  )
}
