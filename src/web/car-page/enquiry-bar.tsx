import { CallCard } from '../cars/card/call-card.tsx'
import { Price } from '../cars/price/price.tsx'
import type { CarPageData } from './car-page-data.server.ts'
import '../enquiries/topics/enquiry-bar.css'

type EnquiryBarProps = {
  car: Pick<CarPageData, 'id' | 'path' | 'title' | 'price' | 'phoneMasked' | 'enquiryLabel'>
  /** The phone number, after the visitor requested it. */
  phone: string | undefined
}

/**
 * A sticky bar with call and enquiry buttons. A phone always shows it; a large screen shows it once the title and price
 * have scrolled away, and repeats them for sighted visitors only.
 */
export function EnquiryBar({ car, phone }: EnquiryBarProps) {
  return (
    <div className="enquiry-bar">
      <div className="enquiry-bar__summary" aria-hidden="true">
        <strong>{car.title}</strong>
        <Price price={car.price} />
      </div>
      <CallCard car={car} phone={phone} />
      <a className="button" href="#enquiry">
        {car.enquiryLabel}
      </a>
    </div>
  )
}
