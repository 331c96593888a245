import type { CarCardProps } from '../../cars/card/car-card.ts'
import { CarCardLinks } from '../../cars/card/car-card-links.tsx'
import { CarCardPictures } from '../../cars/card/car-card-pictures.tsx'
import { CarCardTitle } from '../../cars/card/car-card-title.tsx'
import { CarTag } from '../../cars/card/car-tag.tsx'
import { FinanceFigure } from '../../cars/price/finance-figure.tsx'
import { MarketBadge } from '../../cars/price/market-badge.tsx'
import { Price } from '../../cars/price/price.tsx'
import { SpecLine } from '../../cars/card/spec-line.tsx'

const cardSizes = '(min-width: 64rem) 16rem, (min-width: 38rem) 33vw, 40vw'

/** The price before the name, and the facts as chips, to fit many vehicles on a screen. */
export function YardCarCard({ car, isFirst = false, heading }: CarCardProps) {
  return (
    <article className={`car-card ${car.status}`}>
      <CarCardPictures car={car} sizes={cardSizes} isFirstCard={isFirst} />
      <CarTag tag={car.tag} />
      <div className="car-card__body">
        <div className="yard-card__price">
          <Price price={car.price} />
          <MarketBadge badge={car.marketBadge} />
        </div>
        <CarCardTitle car={car} heading={heading} />
        {car.finance && <FinanceFigure finance={car.finance} />}
        <SpecLine details={car.details} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <CarCardLinks car={car} />
      </div>
    </article>
  )
}
