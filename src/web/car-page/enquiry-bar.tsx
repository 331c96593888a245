import type { PriceDisplay } from '#domain/cars/price-display.ts'
import { CallCard } from '../cars/card/call-card.tsx'
import { Price } from '../cars/price/price.tsx'
import '../enquiries/topics/enquiry-bar.css'

type EnquiryBarProps = {
  path: string
  title: string
  price: PriceDisplay
  phoneMasked: string | null
  phone: string | undefined
  /** The site's label for the enquiry button. */
  enquiryLabel: string
}

/**
 * A sticky bar with call and enquiry buttons. A phone always shows it; a large screen shows it once the title and price
 * have scrolled away, and repeats them for sighted visitors only.
 */
export function EnquiryBar({ path, title, price, phoneMasked, phone, enquiryLabel }: EnquiryBarProps) {
  return (
    <div className="enquiry-bar">
      <div className="enquiry-bar__summary" aria-hidden="true">
        <strong>{title}</strong>
        <Price price={price} />
      </div>
      {phoneMasked && <CallCard path={path} masked={phoneMasked} phone={phone} />}
      <a className="button" href="#enquiry">
        {enquiryLabel}
      </a>
    </div>
  )
}
