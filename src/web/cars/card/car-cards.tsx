import { CarCard } from './car-card.ts'
import type { CarCardData } from './car-card-data.ts'
import { FinanceSmallPrint } from '../price/finance-small-print.tsx'
import './car-cards.css'

/** A grid of cards, with as many columns as fit the screen. */
export function CarCards({ cars }: { cars: readonly CarCardData[] }) {
  return (
    <>
      <ul className="car-cards">
        {cars.map((car, index) => (
          <li key={car.slug}>
            <CarCard car={car} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <FinanceSmallPrint cars={cars} />
    </>
  )
}
