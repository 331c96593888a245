import type { PriceDisplay } from '#domain/cars/price-display.ts'
import { CallCard } from '../cars/card/call-card.tsx'
import { Price } from '../cars/price/price.tsx'

type AskBarProps = {
  path: string
  title: string
  price: PriceDisplay
  phoneMasked: string | null
  phone: string | undefined
  /** What asking is called on this site. */
  askLabel: string
}

/**
 * Calling and asking stay within reach while the page goes by: on a phone from the beginning, on a large screen once the
 * name and the price are out of sight. Both are there said once more, for the eye alone.
 */
export function AskBar({ path, title, price, phoneMasked, phone, askLabel }: AskBarProps) {
  return (
    <div className="enquiry-bar">
      <div className="enquiry-bar__summary" aria-hidden="true">
        <strong>{title}</strong>
        <Price price={price} />
      </div>
      {phoneMasked && <CallCard path={path} masked={phoneMasked} phone={phone} />}
      <a className="button" href="#enquiry">
        {askLabel}
      </a>
    </div>
  )
}
