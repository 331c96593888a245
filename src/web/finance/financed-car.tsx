import { href } from 'react-router'
import type { FinanceOffer } from '#domain/finance/finance-offer.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { CarPhoto } from '../cars/media/car-photo.tsx'
import { Price } from '../cars/price/price.tsx'
import { FinanceTerms } from './finance-terms.tsx'
import './finance-box.css'
import './financed-car.css'

/** The vehicle of a finance page, with the lender's repayment where one may be shown. */
export function FinancedCar({ car, offer }: { car: CarCardData; offer: FinanceOffer | null }) {
  return (
    <section className="financed-car" aria-labelledby="financed-car">
      <CarPhoto {...car} alt="" sizes="(min-width: 64rem) 28rem, 100vw" isFirst />
      <div className="financed-car__text">
        <h2 id="financed-car">
          <a href={href('/cars/:slug', { slug: car.slug })}>
            {car.title} {car.subtitle}
          </a>
        </h2>
        <Price price={car.price} />
        {offer ? (
          <FinanceTerms offer={offer} />
        ) : (
          <p>We don’t have a repayment for this car yet. Ask us, or try the calculator.</p>
        )}
      </div>
    </section>
  )
}
