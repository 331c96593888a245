import { href } from 'react-router'
import { CarPhoto } from '../cars/media/car-photo.tsx'
import type { CarSummaryData } from './car-summary-data.server.ts'
import './car-summary.css'

/** The vehicle, its price and what is paid now, always in view while someone decides. */
export function CarSummary({ car, paidLabel }: { car: CarSummaryData; paidLabel: string }) {
  return (
    <aside className="car-summary" aria-labelledby="car-summary-title">
      <CarPhoto {...car} alt="" sizes="(min-width: 64rem) 24rem, 8rem" isFirst />
      <div className="car-summary__facts">
        <h2 id="car-summary-title" className="car-summary__title">
          <a href={href('/cars/:slug', { slug: car.slug })}>{car.title}</a>
        </h2>
        {car.subtitle && <p className="car-summary__subtitle">{car.subtitle}</p>}
        <dl className="car-summary__amounts">
          <div>
            <dt>Price</dt>
            <dd>{car.priceText}</dd>
          </div>
          <div className="car-summary__total">
            <dt>{paidLabel}</dt>
            <dd>{car.deposit}</dd>
          </div>
        </dl>
      </div>
    </aside>
  )
}
