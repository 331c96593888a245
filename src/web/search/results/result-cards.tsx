import { memo } from 'react'
import { CarCard } from '../../cars/card/car-card.ts'
import { FinanceSmallPrint } from '../../cars/price/finance-small-print.tsx'
import { PromotionCard } from '../../promotions/promotion-card.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import '../../cars/card/car-cards.css'

type ResultCardsProps = Pick<SearchPageData, 'cars' | 'promotions' | 'view'>

/**
 * The vehicles found, with the dealer's promotions among them. Memoised, so that they don't render again while results
 * load.
 */
export const ResultCards = memo(function ResultCards({ cars, promotions, view }: ResultCardsProps) {
  return (
    <>
      <ul className="car-cards" data-view={view}>
        {cars.flatMap((car, index) => [
          ...promotions
            .filter(({ before }) => before === index)
            .map(({ card }, nth) => (
              <li key={`promotion ${index} ${nth}`}>
                <PromotionCard card={card} />
              </li>
            )),
          <li key={car.slug}>
            <CarCard car={car} isFirst={index === 0} heading="h2" />
          </li>,
        ])}
      </ul>
      <FinanceSmallPrint cars={cars} />
    </>
  )
})
