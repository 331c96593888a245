import { AskedBefore } from '../enquiries/asked-before.tsx'
import type { EnquiryAnswer } from '../enquiries/enquiry-answer.ts'
import { EnquiryForm } from '../enquiries/enquiry-form.tsx'
import { CallCard } from './call-card.tsx'
import type { CarPageData } from './car-page-data.server.ts'

type InterestedProps = {
  car: CarPageData
  enquiry: EnquiryAnswer | undefined
  /** The number to call, once the visitor has asked for it. */
  phone: string | undefined
}

/** What can be done about a vehicle one likes. Of one that is gone, nothing is offered but to find another. */
export function Interested({ car, enquiry, phone }: InterestedProps) {
  return (
    <aside className="interested" aria-labelledby="interested">
      <h2 id="interested">
        {car.isAvailable ? 'Interested in this vehicle?' : 'Looking for something similar?'}
      </h2>
      {car.isAvailable && <NextSteps car={car} />}
      {car.phoneMasked && <CallCard path={car.path} masked={car.phoneMasked} phone={phone} />}
      {car.location && (
        <p className="interested__place">
          <strong>{car.location.name}</strong>
          {car.location.address && <span> {car.location.address}</span>}
        </p>
      )}
      <AskedBefore path={car.path} />
      <EnquiryForm questions={car.enquiry} answer={enquiry} action={car.path} heading="Send us an enquiry" />
    </aside>
  )
}

function NextSteps({ car }: Pick<InterestedProps, 'car'>) {
  const about = `?car_id=${encodeURIComponent(car.path.replace('/cars/', ''))}`
  return (
    <ul className="interested__links">
      <li>
        <a href={`/book-test-drive${about}`}>Book a Test Drive</a>
      </li>
      <li>
        <a href={`/apply-for-finance${about}#finance-form`}>Apply For Finance</a>
      </li>
      {car.historyReportUrl && (
        <li>
          <a href={car.historyReportUrl} target="_blank" rel="noopener noreferrer">
            Car history report<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      )}
    </ul>
  )
}
