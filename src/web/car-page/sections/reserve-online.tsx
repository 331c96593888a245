import type { ReservationOffer } from '#domain/reservations/reservation-offer.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { Disclosure } from '../../ui/navigation/disclosure.tsx'
import './reserve-online.css'

type ReserveOnlineProps = { reservation: ReservationOffer | null; vehicleWord: string }

/** Explains the deposit, how long it holds the vehicle, and that it is refundable. */
export function ReserveOnline({ reservation, vehicleWord }: ReserveOnlineProps) {
  if (reservation === null) return null
  const { depositCents, heldForHours, href } = reservation
  return (
    <Disclosure title="Reserve Online" heading="h2">
      <div className="prose reserve-online">
        <p>
          {heldForHours === null
            ? `Send us your details and we’ll call you to confirm this ${vehicleWord} is available and arrange your deposit of ${formatDollars(depositCents)}. The deposit is 100% refundable, and you pay nothing on this website.`
            : `Reserve this ${vehicleWord} with a deposit of ${formatDollars(depositCents)}. The deposit is 100% refundable and holds the ${vehicleWord} for you for ${heldForHours} hours.`}
        </p>
        <a className="button button--quiet" href={href}>
          Reserve Now
        </a>
      </div>
    </Disclosure>
  )
}
