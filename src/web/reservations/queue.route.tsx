import { data, Form, href, redirect } from 'react-router'
import { carTitle } from '#domain/cars/car-title.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { holdPath, queueEntryIdIn } from '#operations/reservations/hold-link.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { dealershipContext, leadDeskContext, reservationDeskContext } from '../request/request-context.ts'
import { eventToReport, flashEvent } from '../tracking/flash-event.server.ts'
import { useFlashEvent } from '../tracking/use-flash-event.ts'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { Route } from './+types/queue.route.ts'
import { carSummaryData } from './car-summary-data.server.ts'
import { CarSummary } from './car-summary.tsx'
import './checkout-page.css'

/** Someone’s place in the queue for a held vehicle. When it is their turn, the page leads on to their reservation. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const desk = context.get(reservationDeskContext)
  const entry = await entryOf(params.token, desk)
  const { event, headers } = await eventToReport({ request, url }, context.get(leadDeskContext))
  if (entry.holdId !== null) {
    const target = await holdPath(entry.holdId, desk.seal)
    throw redirect(target, {
      status: 303,
      ...(event && { headers: await flashEvent(event, { url, target }, desk) }),
    })
  }
  const car = await desk.cars.findById(entry.carId)
  if (!car) throw data(unknownEntry, { status: 404 })
  const { site } = desk
  const page = {
    event,
    siteName: site.name,
    title: carTitle(car),
    slug: car.slug,
    vehicleWord: vehicleWordFor(car, site.stock.vehicleWord),
    hasLeft: entry.state === 'left',
    inFront: await desk.holdQueue.inFrontOf(entry),
    car: carSummaryData(car, site.reservations.depositCents, context.get(dealershipContext)),
    contact: contactDetails(site),
  }
  return data(page, { headers })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const desk = context.get(reservationDeskContext)
  const entry = await entryOf(params.token, desk)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('do') === 'leave') await desk.holdQueue.leave(entry.id)
  throw redirect(href('/reservations/queue/:token', params), 303)
}

async function entryOf(token: string, { seal, holdQueue }: ReservationDesk) {
  const id = await queueEntryIdIn(token, seal)
  const entry = id === null ? null : await holdQueue.find(id)
  if (!entry) throw data(unknownEntry, { status: 404 })
  return entry
}

const unknownEntry = {
  title: 'We can’t find your place in the queue',
  message: 'The link may be incomplete. Open it again, or call us.',
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error
    ? [{ title: `Your place in the queue | ${page.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function QueueRoute({ loaderData: page }: Route.ComponentProps) {
  useFlashEvent(page.event)
  return (
    <>
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{page.hasLeft ? 'You’ve left the queue' : `You’re waiting for the ${page.title}`}</h1>
          {!page.hasLeft && <p className="lead">{placeText(page.inFront)}</p>}
        </header>
        <CarSummary car={page.car} paidLabel="Deposit to reserve" />
        <div className="checkout__main">
          {page.hasLeft ? (
            <LinkButton href={href('/cars/:slug', { slug: page.slug })}>Back to the vehicle</LinkButton>
          ) : (
            <>
              <p>{`If the ${page.vehicleWord} comes free and it’s your turn, we’ll text and email you. You’re then the only one who can reserve it for at least two hours. You can see your place on this page at any time.`}</p>
              <Form method="post">
                <input type="hidden" name="do" value="leave" />
                <Button type="submit" look="quiet">
                  Leave the queue
                </Button>
              </Form>
            </>
          )}
        </div>
      </div>
      <ContactDetails contact={page.contact} heading="Questions? Talk to us" isFolded />
    </>
  )
}

function placeText(inFront: number) {
  if (inFront === 0) return 'You’re next.'
  return inFront === 1 ? 'One person is in front of you.' : `${inFront} people are in front of you.`
}
