import { data, href, redirect } from 'react-router'
import type { Lead } from '#data/leads.ts'
import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { purchaseOffer } from '#domain/purchases/purchase-offer.ts'
import { MAX_WAITING } from '#domain/reservations/queue-limits.ts'
import { reservationForm } from '#domain/reservations/reservation-form.ts'
import { reservationTerms } from '#domain/reservations/reservation-terms.ts'
import { holdPath, queuePath } from '#operations/reservations/hold-link.ts'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import { similarCars } from '../cars/similar/similar-cars.server.ts'
import { passGate } from '../customers/gate.server.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sentLead } from '../enquiries/success/sent-lead-cookie.server.ts'
import { carToReserve } from '../enquiries/topics/car-to-reserve.server.ts'
import { enquiryPageData, submitTopicForm } from '../enquiries/topics/enquiry-page-data.server.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { pageHead } from '../frame/page-head.server.ts'
import {
  dealershipContext,
  leadDeskContext,
  requestFactsContext,
  reservationDeskContext,
  type PageRequest,
} from '../request/request-context.ts'
import { carSummaryData } from './car-summary-data.server.ts'
import { openedHoldPath, ownHoldPath } from './own-hold.server.ts'
import { stateOf } from './reservation-state.server.ts'

/** Why a visitor is back at the start, in the address of the page. */
export type CheckoutNotice = (typeof notices)[number] | null

const notices = ['taken', 'busy', 'limit', 'queue-limit', 'waiting'] as const

export type CheckoutPageData = Extract<Awaited<ReturnType<typeof checkoutData>>, { kind: 'checkout' }>['page']

/** The page on which someone reserves a vehicle, or waits for it while someone else holds it. */
export async function checkoutData({ request, url, context }: PageRequest) {
  const desk = context.get(reservationDeskContext)
  const { takesPayments, depositCents } = desk.site.reservations
  if (!takesPayments) {
    return { kind: 'enquiry' as const, page: await enquiryPageData({ request, url, context }) }
  }
  await passGate(request, url, context)
  const journey = await journeyAt(url, context)
  if (journey !== null) throw redirect(journey)
  const dealership = context.get(dealershipContext)
  const car = await namedCar(url, context)
  const state = await stateOf(car, desk)
  if (state === 'gone' || state === 'not for reserving')
    throw redirect(href('/cars/:slug', { slug: car.slug }))
  const own = state === 'held' ? await ownHoldPath(request, car, desk) : null
  if (own !== null) throw redirect(own)
  const { site } = dealership
  const title = state === 'free' ? 'Reserve this vehicle' : 'Someone else has reserved it'
  const vehicleWord = vehicleWordFor(car, site.stock.vehicleWord)
  const waiting = state === 'held' ? await desk.holdQueue.lengthOf(car.id) : 0
  const isFull = waiting >= MAX_WAITING
  const form = state === 'reserved' || isFull ? null : reservationForm(state === 'free' ? 'reserve' : 'queue')
  const button = state === 'free' ? 'Continue to payment' : 'Join the queue'
  return {
    kind: 'checkout' as const,
    page: {
      state,
      notice: noticeIn(url),
      ownReservation: await openedHoldPath(request, desk),
      title: title.replace('vehicle', vehicleWord),
      vehicleWord,
      car: carSummaryData(car, depositCents, dealership),
      terms: reservationTerms({ depositCents, vehicleWord, dealerName: site.name }),
      waiting,
      isFull,
      form: form && (await shownForm(form, { request, url, context, car, button })),
      similar: state === 'free' ? [] : await similarCars(car, dealership),
      head: pageHead(site, url, {
        title: `${title.replace('vehicle', vehicleWord)}: ${carTitle(car)}`,
        description: `Reserve the ${carTitle(car)} at ${site.name} with a refundable deposit.`,
        path: url.pathname,
        isIndexed: false,
      }),
    },
  }
}

/** Buying online is a journey of its own, where the dealer sells the vehicle that way. */
async function journeyAt(url: URL, context: PageRequest['context']) {
  if (!url.pathname.endsWith('/buy-online')) return null
  const { site } = context.get(reservationDeskContext)
  return purchaseOffer(await namedCar(url, context), site.reservations, site.prices)?.href ?? null
}

/** Takes the visitor’s details, and then the vehicle or a place in its queue. */
export async function sendCheckout({ request, url, context }: PageRequest) {
  const desk = context.get(reservationDeskContext)
  if (!desk.site.reservations.takesPayments) return submitTopicForm({ request, url, context })
  const car = await namedCar(url, context)
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  if (form?.get('do') === 'queue') {
    await passGate(request, url, context)
    throw redirect(await joinAgain(car, { request, url, context }), 303)
  }
  const own = await ownHoldPath(request, car, desk)
  if (own !== null) throw redirect(own, 303)
  const isFree = (await stateOf(car, desk)) === 'free'
  const wish = {
    form: reservationForm(isFree ? 'reserve' : 'queue'),
    car,
    request,
    url,
    next: (lead: Lead) => (isFree ? hold(lead, car, { url, context }) : wait(lead, car, { url, context })),
  }
  return submitEnquiryForm(wish, context)
}

async function namedCar(url: URL, context: PageRequest['context']): Promise<Car> {
  const car = await carToReserve(url, context.get(dealershipContext))
  if (!car) throw data(pageNotFound, { status: 404 })
  return car
}

type Place = Pick<PageRequest, 'url' | 'context'>

/** Holds the vehicle for the sender of the form. */
async function hold(lead: Lead, car: Car, { url, context }: Place) {
  const desk = context.get(reservationDeskContext)
  const circumstances = { actor: context.get(requestFactsContext).actor, page: url.href }
  const taken = await reserveCar(car, lead, circumstances, desk)
  switch (taken.outcome) {
    case 'held':
      return holdPath(taken.hold.id, desk.seal)
    case 'taken':
      return `${url.pathname}?notice=taken`
    case 'one at a time':
      return `${url.pathname}?notice=busy`
    case 'too many':
      return `${url.pathname}?notice=limit`
    case 'bot':
    case 'not for reserving':
      // The dealer still has the enquiry, so the visitor reads that it arrived.
      return null
  }
}

async function wait(lead: Lead, car: Car, { url, context }: Place) {
  const desk = context.get(reservationDeskContext)
  const circumstances = { actor: context.get(requestFactsContext).actor, page: url.href }
  const joined = await joinQueue(car, lead, circumstances, desk)
  switch (joined.outcome) {
    case 'joined':
      return queuePath(joined.entry.id, desk.seal)
    case 'free':
      return hold(lead, car, { url, context })
    case 'full':
      // The page says that its queue is full.
      return `${url.pathname}?notice=taken`
    case 'not theirs':
      return `${url.pathname}?notice=waiting`
    case 'too many':
      return `${url.pathname}?notice=queue-limit`
    case 'bot':
      return null
  }
}

/** Someone who was second has just given their details, so they join the queue with one press. */
async function joinAgain(car: Car, { request, url, context }: PageRequest) {
  const leadDesk = context.get(leadDeskContext)
  const sent = await sentLead(request, leadDesk)
  const lead = sent && (await leadDesk.leads.find(sent.leadId))
  return (lead && lead.carId === car.id && (await wait(lead, car, { url, context }))) || url.pathname
}

function noticeIn({ searchParams }: URL): CheckoutNotice {
  return notices.find((notice) => notice === searchParams.get('notice')) ?? null
}
