import type { CarCardProps } from '../../cars/card/car-card.ts'
import { CarCardLinks } from '../../cars/card/car-card-links.tsx'
import { CarCardPictures } from '../../cars/card/car-card-pictures.tsx'
import { CarCardTitle } from '../../cars/card/car-card-title.tsx'
import { CarTag } from '../../cars/card/car-tag.tsx'
import { FinanceFigure } from '../../cars/price/finance-figure.tsx'
import { MarketBadge } from '../../cars/price/market-badge.tsx'
import { Price } from '../../cars/price/price.tsx'
import { SpecLine } from '../../cars/card/spec-line.tsx'

const cardSizes = '(min-width: 64rem) 25rem, (min-width: 38rem) 50vw, 100vw'

/** The name first, then the facts in one line, as you would tell a friend. The price is on the picture. */
export function LifestyleCarCard({ car, isFirst = false, heading }: CarCardProps) {
  return (
    <article className={`car-card ${car.status}`}>
      <div className={car.tag ? 'car-card__top car-card__top--tagged' : 'car-card__top'}>
        <CarCardPictures car={car} sizes={cardSizes} isFirstCard={isFirst} />
        <CarTag tag={car.tag} />
        <Price price={car.price} />
      </div>
      <div className="car-card__body">
        <CarCardTitle car={car} heading={heading} />
        <MarketBadge badge={car.marketBadge} />
        {car.finance && <FinanceFigure finance={car.finance} />}
        <SpecLine details={car.details} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <CarCardLinks car={car} />
      </div>
    </article>
  )
}
