import type { CarCardData } from '../../cars/card/car-card-data.ts'
import type { CarCardProps } from '../../cars/card/car-card.ts'
import { CarCardLinks } from '../../cars/card/car-card-links.tsx'
import { CarCardPictures } from '../../cars/card/car-card-pictures.tsx'
import { CarCardTitle } from '../../cars/card/car-card-title.tsx'
import { CarTag } from '../../cars/card/car-tag.tsx'
import { DetailList } from '../../cars/text/detail-list.tsx'
import { FinanceFigure } from '../../cars/price/finance-figure.tsx'
import { MarketBadge } from '../../cars/price/market-badge.tsx'
import { Price } from '../../cars/price/price.tsx'

/** A card fills a phone, half a tablet, or one column of a larger screen. */
const cardSizes = '(min-width: 64rem) 20rem, (min-width: 38rem) 50vw, 100vw'

/** The same facts in the same places on every card, so that cards are easy to compare. */
export function MetropolitanCarCard({ car, isFirst = false, heading }: CarCardProps) {
  return (
    <article className={`car-card ${car.status}`}>
      <CarCardPictures car={car} sizes={cardSizes} isFirstCard={isFirst} />
      <CarTag tag={car.tag} />
      <div className="car-card__body">
        <CarCardTitle car={car} heading={heading} />
        <Price price={car.price} />
        <MarketBadge badge={car.marketBadge} />
        {car.finance && <FinanceFigure finance={car.finance} />}
        <LabelledDetails details={car.details} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <CarCardLinks car={car} />
      </div>
    </article>
  )
}

function LabelledDetails({ details }: Pick<CarCardData, 'details'>) {
  if (details.length === 0) return <p className="car-card__teaser">Like this and want something similar?</p>
  return <DetailList className="car-card__details" details={details} />
}
