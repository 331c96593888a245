import { data, href, redirect } from 'react-router'
import { carTitle } from '#domain/cars/car-title.ts'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { holdPath, queueEntryIdIn } from '#operations/reservations/hold-link.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { contactDetails } from '../../contact/contact-details.ts'
import { dealershipContext, leadDeskContext, reservationDeskContext } from '../../request/request-context.ts'
import { eventToReport, flashEvent } from '../../tracking/flash-event.server.ts'
import { useFlashEvent } from '../../tracking/use-flash-event.ts'
import type { Route } from './+types/queue.route.ts'
import { goneFacts } from '../reservation-state.server.ts'
import { carSummaryData } from '../car-summary-data.server.ts'
import { QueuePage } from './queue-page.tsx'

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
    stage: entry.state,
    inFront: await desk.holdQueue.inFrontOf(entry),
    gone: canBeHeld(car) ? null : goneFacts(car, desk),
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
  return <QueuePage page={page} />
}
