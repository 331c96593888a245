import type { ReservationOffer } from '#domain/reservations/reservation-offer.ts'
import { Icon } from '../../ui/icon.tsx'
import './value-strip.css'

type ValueStripProps = { reservation: ReservationOffer | null; financeHref: string }

/** What shoppers can do online, for a vehicle that can be reserved. */
export function ValueStrip({ reservation, financeHref }: ValueStripProps) {
  if (reservation === null) return null
  const links = [
    { icon: 'bookmark', href: reservation.href, label: 'Reserve Quickly Online' },
    ...(reservation.heldForHours === null
      ? []
      : [{ icon: 'lock', href: reservation.href, label: 'Secure Online Payments' } as const]),
    { icon: 'document', href: financeHref, label: 'Apply For Finance' },
  ] as const
  return (
    <ul className="value-strip" aria-label="What you can do online">
      {links.map(({ icon, href, label }) => (
        <li key={label}>
          <a href={href}>
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
