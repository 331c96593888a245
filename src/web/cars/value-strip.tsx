import type { ReservationOffer } from '#domain/reservations/reservation-offer.ts'
import { Icon } from '../ui/icon.tsx'

type ValueStripProps = { reservation: ReservationOffer | null; financeHref: string }

/** What can be done from the sofa, for a vehicle that can be reserved there. */
export function ValueStrip({ reservation, financeHref }: ValueStripProps) {
  if (reservation === null) return null
  return (
    <ul className="value-strip" aria-label="From home">
      <li>
        <a href={reservation.href}>
          <Icon name="bookmark" />
          Reserve Quickly Online
        </a>
      </li>
      <li>
        <a href={reservation.href}>
          <Icon name="lock" />
          Secure Online Payments
        </a>
      </li>
      <li>
        <a href={financeHref}>
          <Icon name="document" />
          Apply For Finance
        </a>
      </li>
    </ul>
  )
}
