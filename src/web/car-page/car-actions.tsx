import { CallCard } from '../cars/card/call-card.tsx'
import type { CarPageData } from './car-page-data.server.ts'

type CarActionsProps = {
  car: Pick<CarPageData, 'id' | 'path' | 'phoneMasked' | 'enquiryLabel'>
  phone: string | undefined
}

/** Enquiry and call buttons for screens where the form is far below. The bar hides while these are visible. */
export function CarActions({ car, phone }: CarActionsProps) {
  return (
    <div className="car-page__actions">
      <a className="button button--wide" href="#enquiry">
        {car.enquiryLabel}
      </a>
      <CallCard car={car} phone={phone} />
    </div>
  )
}
