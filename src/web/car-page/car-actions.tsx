import { CallCard } from '../cars/card/call-card.tsx'
import type { CarPageData } from './car-page-data.server.ts'

type CarActionsProps = {
  car: Pick<CarPageData, 'path' | 'phoneMasked' | 'askLabel'>
  phone: string | undefined
}

/** Asking and calling, on screens where the form comes far below. The bar at the bottom makes way while these show. */
export function CarActions({ car: { path, phoneMasked, askLabel }, phone }: CarActionsProps) {
  return (
    <div className="car-page__actions">
      <a className="button button--wide" href="#enquiry">
        {askLabel}
      </a>
      {phoneMasked && <CallCard path={path} masked={phoneMasked} phone={phone} />}
    </div>
  )
}
