import { CallCard } from '../cars/card/call-card.tsx'
import type { CarPageData } from './car-page-data.server.ts'

type CarActionsProps = {
  car: Pick<CarPageData, 'path' | 'phoneMasked' | 'enquiryLabel'>
  phone: string | undefined
}

/** Enquiry and call buttons for screens where the form is far below. The bar hides while these are visible. */
export function CarActions({ car: { path, phoneMasked, enquiryLabel }, phone }: CarActionsProps) {
  return (
    <div className="car-page__actions">
      <a className="button button--wide" href="#enquiry">
        {enquiryLabel}
      </a>
      {phoneMasked && <CallCard path={path} masked={phoneMasked} phone={phone} />}
    </div>
  )
}
