import { data, href, type RouterContextProvider } from 'react-router'
import type { Hold } from '#data/reservations/holds.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { reservationStage } from '#domain/reservations/customer-view.ts'
import { EXTENSION_MS, MAX_EXTENSIONS, WARNING_MS } from '#domain/reservations/hold-times.ts'
import { reservationTerms } from '#domain/reservations/reservation-terms.ts'
import { formatAppointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { formatCents } from '#domain/shared/money.ts'
import { holdIdIn } from '#operations/reservations/hold-link.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { askProvider } from '#operations/payments/settle-payment.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { dealershipContext, reservationDeskContext } from '../request/request-context.ts'
import { carSummaryData } from './car-summary-data.server.ts'
import { goneFacts, stateOf } from './reservation-state.server.ts'

const unknownReservation = {
  title: 'We can’t find that reservation',
  message: 'The link may be incomplete. Open it again from our email, or call us.',
}

export type ReservationPageData = Awaited<ReturnType<typeof reservationData>>

/** The hold of a link. The response doesn’t reveal whether a link was nearly right. */
export async function holdToShow(token: string, desk: ReservationDesk): Promise<Hold> {
  const id = await holdIdIn(token, desk.seal)
  const hold = id === null ? null : await desk.holds.find(id)
  if (!hold) throw data(unknownReservation, { status: 404 })
  return hold
}

/** A reservation as the person with its link sees it. What the provider knows by now counts, whatever it has told us. */
export async function reservationData(token: string, url: URL, context: Readonly<RouterContextProvider>) {
  const desk = context.get(reservationDeskContext)
  const dealership = context.get(dealershipContext)
  const isBack = url.searchParams.get('payment') === 'done'
  const before = await holdToShow(token, desk)
  const started = (await desk.payments.ofHold(before.id)).find(({ state }) => state === 'started')
  if (isBack && started) await askProvider(started, desk)

  const hold = await holdToShow(token, desk)
  const car = await desk.cars.findById(hold.carId)
  if (!car) throw data(unknownReservation, { status: 404 })
  const leftMs = await desk.holds.timeLeft(hold.id)
  const payments = await desk.payments.ofHold(hold.id)
  const { site } = dealership
  const { depositCents, reference, name, email, state } = hold
  const vehicleWord = vehicleWordFor(car, site.stock.vehicleWord)
  const place = site.locations.find(({ id }) => id === car.locationId)
  const stage = reservationStage({ state, leftMs }, car)
  return {
    path: url.pathname,
    siteName: site.name,
    stage,
    isBack: isBack && stage === 'pending',
    notice: url.searchParams.get('payment'),
    /** The provider may know of a payment that we haven’t heard of yet. */
    mayBePaid: payments.some(({ state, providerId }) => state === 'started' && providerId !== null),
    title: carTitle(car),
    slug: car.slug,
    vehicleWord,
    vehicleState: await stateOf(car, desk),
    againHref: await againHref(hold.id, car.slug, desk),
    gone: goneFacts(car, desk),
    car: carSummaryData(car, depositCents, dealership),
    terms: reservationTerms({ depositCents, vehicleWord, dealerName: site.name }),
    deposit: formatCents(depositCents),
    reference,
    name,
    email,
    until: formatAppointmentTime(site.timeZone, hold.expiresAt),
    leftSeconds: Math.ceil((leftMs ?? 0) / 1000),
    warningSeconds: WARNING_MS / 1000,
    moreMinutes: EXTENSION_MS / 60_000,
    canExtend: stage === 'pending' && hold.extensions < MAX_EXTENSIONS,
    paidAt: payments[0]?.paidAt ? formatAppointmentTime(site.timeZone, payments[0].paidAt) : null,
    contact: contactDetails(site, place ? [place] : undefined),
  }
}

/** Where to reserve the same vehicle again. Customers who were buying it online find what they had chosen. */
async function againHref(holdId: string, slug: string, { purchases, seal }: ReservationDesk) {
  const purchase = await purchases.ofHold(holdId)
  return purchase === null ? href('/cars/:slug/checkout', { slug }) : purchasePath(purchase, seal)
}
