import type { ReservationOffer } from '#domain/reservations/reservation-offer.ts'
import { Icon } from '../ui/icon.tsx'

type ValueStripProps = { reservation: ReservationOffer | null; financeHref: string }

/** What shoppers can do online, for a vehicle that can be reserved. */
export function ValueStrip({ reservation, financeHref }: ValueStripProps) {
  if (reservation === null) return null
  const ways = [
    { icon: 'bookmark', href: reservation.href, words: 'Reserve Quickly Online' },
    ...(reservation.heldForHours === null
      ? []
      : [{ icon: 'lock', href: reservation.href, words: 'Secure Online Payments' } as const]),
    { icon: 'document', href: financeHref, words: 'Apply For Finance' },
  ] as const
  return (
    <ul className="value-strip" aria-label="What you can do online">
      {ways.map(({ icon, href, words }) => (
        <li key={words}>
          <a href={href}>
            <Icon name={icon} />
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
