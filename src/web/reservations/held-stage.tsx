import { LinkButton } from '../ui/actions/link-button.tsx'
import { CancelReservation } from './cancel-reservation.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'
import { ReservationFacts } from './reservation-facts.tsx'

/** The deposit is paid: what happens next, and how to get it back. */
export function HeldStage({ page }: { page: ReservationPageData }) {
  return (
    <>
      <ReservationFacts page={page} />
      <LinkButton href={`${page.path}/calendar.ics`} look="quiet" download>
        Add to calendar
      </LinkButton>
      <section className="checkout__next-steps" aria-labelledby="next-heading">
        <h2 id="next-heading">What happens next</h2>
        <ol className="checkout__next">
          <li>{`We email your receipt${page.email ? ` to ${page.email}` : ''}.`}</li>
          <li>We call you to arrange a time to see the vehicle and go through the paperwork.</li>
          <li>{`If you buy it, the ${page.deposit} counts towards the price. If not, you get it back.`}</li>
        </ol>
      </section>
      <CancelReservation
        page={page}
        title="Cancel and get the deposit back"
        question={`We refund all of the ${page.deposit} to the card you paid with. Someone else can then reserve the ${page.vehicleWord}.`}
      />
    </>
  )
}
