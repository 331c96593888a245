import type { CarCardProps } from '../../cars/card/car-card.ts'
import { CarCardLinks } from '../../cars/card/car-card-links.tsx'
import { CarCardPictures } from '../../cars/card/car-card-pictures.tsx'
import { CarCardTitle } from '../../cars/card/car-card-title.tsx'
import { CarTag } from '../../cars/card/car-tag.tsx'
import { FinanceFigure } from '../../cars/price/finance-figure.tsx'
import { MarketBadge } from '../../cars/price/market-badge.tsx'
import { Price } from '../../cars/price/price.tsx'
import { SpecLine } from '../../cars/card/spec-line.tsx'

const cardSizes = '(min-width: 64rem) 44rem, 100vw'

/** A large picture with a caption: the name on one side, the price on the other. */
export function ShowroomCarCard({ car, isFirst = false, heading }: CarCardProps) {
  return (
    <article className={`car-card ${car.status}`}>
      <CarCardPictures car={car} sizes={cardSizes} isFirstCard={isFirst} />
      <CarTag tag={car.tag} />
      <div className="car-card__body">
        <div className="car-card__caption">
          <CarCardTitle car={car} heading={heading} />
          <Price price={car.price} />
        </div>
        <MarketBadge badge={car.marketBadge} />
        {car.finance && <FinanceFigure finance={car.finance} />}
        <SpecLine details={car.details} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <CarCardLinks car={car} />
      </div>
    </article>
  )
}
