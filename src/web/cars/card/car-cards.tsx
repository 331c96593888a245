import { CarCard, type CarCardProps } from './car-card.ts'
import type { CarCardData } from './car-card-data.ts'
import { FinanceSmallPrint } from '../price/finance-small-print.tsx'
import './car-cards.css'

type CarCardsProps = { cars: readonly CarCardData[]; heading?: CarCardProps['heading'] }

/** A grid of cards, with as many columns as fit the screen. */
export function CarCards({ cars, heading }: CarCardsProps) {
  return (
    <>
      <ul className="car-cards">
        {cars.map((car, index) => (
          <li key={car.slug}>
            <CarCard car={car} isFirst={index === 0} heading={heading} />
          </li>
        ))}
      </ul>
      <FinanceSmallPrint cars={cars} />
    </>
  )
}
