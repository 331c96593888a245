import type { CarCardData } from '../cars/card/car-card-data.ts'
import { CarCards } from '../cars/card/car-cards.tsx'

type BrandStockProps = {
  brand: { make: string; total: number; href: string; cars: CarCardData[] }
  vehicleWord: string
}

/** The stock of one make, with repayments. */
export function BrandStock({ brand, vehicleWord }: BrandStockProps) {
  const { make, total, href, cars } = brand
  return (
    <section aria-labelledby="brand-stock">
      <div className="section__head">
        <h2 id="brand-stock">{`${make} in stock`}</h2>
        <a href={href}>{total > 0 ? `See every ${make}` : 'See all stock'}</a>
      </div>
      {cars.length > 0 ? (
        <CarCards cars={cars} />
      ) : (
        <p>{`We don’t have a repayment for any ${make} right now. Ask us about any ${vehicleWord}.`}</p>
      )}
    </section>
  )
}
