import { AlreadyEnquired } from '../../enquiries/form/already-enquired.tsx'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../../enquiries/form/enquiry-form.tsx'
import { CallCard } from '../../cars/card/call-card.tsx'
import type { CarPageData } from '../car-page-data.server.ts'
import { NextSteps } from './next-steps.tsx'
import { VehicleMap } from './vehicle-map.tsx'
import './interested.css'

type InterestedProps = {
  car: CarPageData
  enquiry: EnquiryResponse | undefined
  /** The phone number, after the visitor requested it. */
  phone: string | undefined
}

/** The next steps for an interested shopper. For a sold vehicle, only help to find a similar one. */
export function Interested({ car, enquiry, phone }: InterestedProps) {
  return (
    <aside className="interested" aria-labelledby="interested" data-car={car.id}>
      <h2 id="interested">
        {car.isAvailable ? 'Interested in this vehicle?' : 'Looking for something similar?'}
      </h2>
      {car.isAvailable && <NextSteps car={car} />}
      <CallCard car={car} phone={phone} />
      {car.location && <VehicleMap place={car.location} />}
      <AlreadyEnquired carId={car.id} />
      <EnquiryForm form={car.enquiry} response={enquiry} heading="Send us an enquiry" />
    </aside>
  )
}
