import { capitalised } from '#domain/shared/capitalised.ts'
import type { CarPageData } from './car-page-data.server.ts'
import { DealerComments } from '../cars/text/dealer-comments.tsx'
import { FeatureList } from './sections/feature-list.tsx'
import { PriceHistory } from '../cars/price/price-history.tsx'
import { Reasons } from './sections/reasons.tsx'
import { ReserveOnline } from './sections/reserve-online.tsx'

/** The text about a vehicle, in collapsible sections. */
export function CarSections({ car }: { car: CarPageData }) {
  const { offers } = car
  return (
    <div className="car-sections">
      {(car.isAvailable || car.comments.start.length > 0) && <DealerComments comments={car.comments} />}
      <FeatureList heading="What's Included" features={car.included} />
      <Reasons heading="Why Buy From Us?" reasons={offers.whyBuyFromUs} />
      <ReserveOnline reservation={offers.reservation} vehicleWord={car.vehicleWord} />
      <Reasons heading={`Protect Your ${capitalised(car.vehicleWord)}`} reasons={offers.protection} />
      <FeatureList heading="Features" features={car.features} />
      <PriceHistory offered={car.priceHistory} />
    </div>
  )
}
