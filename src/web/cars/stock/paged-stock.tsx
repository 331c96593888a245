import { Pagination } from '../../ui/navigation/pagination.tsx'
import { CarCards } from '../card/car-cards.tsx'
import type { PagedStockData } from './paged-stock.server.ts'

type PagedStockProps = {
  heading: string
  /** A link to search these vehicles. */
  more: { label: string; href: string }
  stock: Pick<PagedStockData, 'cars' | 'pages'>
}

/** Vehicles page by page, on a page about something else. */
export function PagedStock({ heading, more, stock: { cars, pages } }: PagedStockProps) {
  return (
    <section className="container section" id="stock" aria-labelledby="stock-heading">
      <div className="section__head">
        <h2 id="stock-heading">{heading}</h2>
        <a href={more.href}>{more.label}</a>
      </div>
      <CarCards cars={cars} />
      <Pagination {...pages} />
    </section>
  )
}
