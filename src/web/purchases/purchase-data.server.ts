import { data, href, redirect, type RouterContextProvider } from 'react-router'
import type { Lead } from '#data/leads.ts'
import type { Purchase } from '#data/reservations/purchases.ts'
import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import {
  choicesFor,
  nextStep,
  type PurchaseStep,
  purchaseSummary,
  purchaseTotal,
  stepsOf,
} from '#domain/purchases/purchase.ts'
import { tradeInCents, withValidOffer } from '#domain/purchases/purchase-trade-in.ts'
import { purchaseForm } from '#domain/purchases/purchase-form.ts'
import { readPurchaseStep } from '#domain/purchases/read-purchase-step.ts'
import { isOver, reservationStage } from '#domain/reservations/customer-view.ts'
import { reservationTerms } from '#domain/reservations/reservation-terms.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import { formatCents, formatDollars } from '#domain/shared/money.ts'
import { acceptedOffer } from '#operations/trade-in/accepted-offer.ts'
import { purchaseIdIn } from '#operations/purchases/purchase-link.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { holdPath } from '#operations/reservations/hold-link.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import { similarCars } from '../cars/similar/similar-cars.server.ts'
import { passGate } from '../customers/gate.server.ts'
import { signedInCustomer } from '../customers/signed-in.server.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import {
  dealershipContext,
  requestFactsContext,
  reservationDeskContext,
  tradeInDeskContext,
} from '../request/request-context.ts'
import { carSummaryData } from '../reservations/car-summary-data.server.ts'
import { goneFacts, stateOf } from '../reservations/reservation-state.server.ts'
import { openPurchaseCookie } from '../trade-in/offer/open-purchase-cookie.server.ts'
import { tradeInOfferCookie } from '../trade-in/offer/accepted-offer-cookie.server.ts'
import { stepTitles } from './step-titles.ts'

type Asked = { token: string; request: Request; url: URL; context: Readonly<RouterContextProvider> }

const unknownPurchase = {
  title: 'We can’t find that purchase',
  message: 'The link may be incomplete, or older than 30 days. Choose the vehicle again, or call us.',
}

export type PurchasePageData = Awaited<ReturnType<typeof purchaseData>>

/** One step of a purchase, with what was chosen so far and what it all costs. */
export async function purchaseData({ token, request, url, context }: Asked) {
  await passGate(request, url, context)
  const desk = context.get(reservationDeskContext)
  const dealership = context.get(dealershipContext)
  const { purchase, car, choices } = await purchaseOf(token, context)
  const offer = await offerIn(request, context)
  if (purchase.holdId !== null && !(await mayChooseAgain(purchase.holdId, car, desk)))
    throw redirect(await holdPath(purchase.holdId, desk.seal), 303)
  const steps = stepsOf(choices)
  const reached = nextStep(purchase.answers, choices)
  const asked = steps.find((step) => step === url.searchParams.get('step'))
  const step = asked && steps.indexOf(asked) <= steps.indexOf(reached) ? asked : reached
  const { lines, totalCents, priceIsKnown } = totalOf(purchase, car, choices, dealership.site)
  const { site } = dealership
  const vehicleWord = vehicleWordFor(car, site.stock.vehicleWord)
  const { depositCents } = site.reservations
  const state = await stateOf(car, desk)
  return {
    path: url.pathname,
    siteName: site.name,
    title: carTitle(car),
    vehicleWord,
    state,
    gone: state === 'gone' ? goneFacts(car, desk) : null,
    similar: state === 'gone' ? await similarCars(car, dealership) : [],
    checkoutHref: href('/cars/:slug/checkout', { slug: car.slug }),
    car: carSummaryData(car, depositCents, dealership),
    step,
    steps: steps.map((name) => ({ name, label: stepTitles[name], href: `${url.pathname}?step=${name}` })),
    answers: purchase.answers,
    tradeInOffer: offer && {
      vehicle: offer.vehicle,
      amount: formatDollars(offer.cents),
      validUntil: longDay(offer.validUntil),
    },
    hasTradeInOffer: tradeInCents(purchase.answers) !== null,
    accessories: choices.accessories.map(shownExtra),
    protection: choices.protection.map(shownExtra),
    delivery:
      choices.deliveryCents === null
        ? null
        : { price: priceText(choices.deliveryCents), text: site.purchase.deliveryText },
    lines: lines.map(({ label, cents }) => ({ label, amount: priceText(cents) })),
    total: priceIsKnown ? owedAmount(totalCents) : null,
    balance: priceIsKnown ? owedAmount(totalCents - depositCents) : null,
    summary: purchaseSummary(purchase.answers, lines).slice(lines.length),
    terms: reservationTerms({ depositCents, vehicleWord, dealerName: site.name }),
    link: new URL(url.pathname, url.origin).href,
    notice: url.searchParams.get('notice'),
    form:
      step === 'review' && state !== 'gone'
        ? await shownForm(purchaseForm([]), { request, url, context, car, button: 'Continue to the deposit' })
        : null,
  }
}

/** Whether their reservation is over, so that customers go on from what they had chosen. */
async function mayChooseAgain(holdId: string, car: Car, { holds }: ReservationDesk) {
  const [hold, leftMs] = await Promise.all([holds.find(holdId), holds.timeLeft(holdId)])
  return !hold || isOver(reservationStage({ state: hold.state, leftMs }, car))
}

/** Stores a step and goes on, or takes the customer’s details and the vehicle. */
export async function sendPurchase({ token, request, url, context }: Asked) {
  const desk = context.get(reservationDeskContext)
  const { purchase, car, choices } = await purchaseOf(token, context)
  const step = stepsOf(choices).find((one) => one === url.searchParams.get('step')) ?? 'review'
  if (step === 'review') return review(purchase, car, { token, request, url, context })

  const form = await request.formData().catch(() => new FormData())
  const typed = textOnly(form)
  const read = readPurchaseStep(step, typed, choices, await offerIn(request, context))
  const isValued = step === 'trade-in' && typed.has('value-online')
  // Stored before the gate, so that someone whose session has ended meanwhile finds their answer after signing in.
  if (!isValued && !('errors' in read)) await desk.purchases.answer(purchase.id, read.answers)
  await passGate(request, url, context)
  if (isValued) throw await toValuation(token, car, url)
  if ('errors' in read)
    return data({ formError: null, errors: read.errors, values: valuesOf(typed) }, { status: 422 })
  const customer = await signedInCustomer(request, context)
  if (customer) await desk.purchases.belongsTo(purchase.id, { customerId: customer.id })
  const next = followingStep(step, nextStep({ ...purchase.answers, ...read.answers }, choices), choices)
  throw redirect(`${url.pathname}?step=${next}`, 303)
}

/** The wizard that values a trade-in. Its last page leads back here. */
async function toValuation(token: string, { slug }: Car, url: URL) {
  const headers = { 'set-cookie': await openPurchaseCookie.set(token, url) }
  return redirect(`${href('/cars/trade-in')}?car_id=${slug}`, { status: 303, headers })
}

/** Someone who changes an earlier answer goes back to where they were. */
function followingStep(step: PurchaseStep, reached: PurchaseStep, choices: Parameters<typeof stepsOf>[0]) {
  const steps = stepsOf(choices)
  return steps.indexOf(reached) > steps.indexOf(step) ? reached : (steps[steps.indexOf(step) + 1] ?? 'review')
}

async function review(purchase: Purchase, car: Car, { request, url, context }: Asked) {
  const desk = context.get(reservationDeskContext)
  const { site } = desk
  const { lines } = totalOf(purchase, car, choicesFor(car.carType, site.purchase), site)
  const form = purchaseForm(purchaseSummary(purchase.answers, lines))
  const next = async (lead: Lead) => {
    await desk.purchases.belongsTo(purchase.id, { leadId: lead.id })
    const circumstances = {
      actor: context.get(requestFactsContext).actor,
      page: new URL('/', url.origin).href,
    }
    const taken = await reserveCar(car, lead, circumstances, desk)
    switch (taken.outcome) {
      case 'held':
        await desk.purchases.held(purchase.id, taken.hold.id)
        return holdPath(taken.hold.id, desk.seal)
      case 'one at a time':
        return `${url.pathname}?step=review&notice=busy`
      case 'too many':
        return `${url.pathname}?step=review&notice=limit`
      case 'taken':
        return `${href('/cars/:slug/checkout', { slug: car.slug })}?notice=taken`
      case 'not for reserving':
        // Sold while they filled in the form, for example. The page of their purchase says why.
        return url.pathname
      case 'bot':
        return null
    }
  }
  return submitEnquiryForm({ form, car, request, url, next }, context)
}

/** The offer for their own vehicle that the customer accepted in this browser. */
async function offerIn(request: Request, context: Asked['context']) {
  const token = await tradeInOfferCookie.read(request)
  return token === null ? null : acceptedOffer(token, context.get(tradeInDeskContext))
}

async function purchaseOf(token: string, context: Asked['context']) {
  const { seal, purchases, cars, site, now } = context.get(reservationDeskContext)
  const id = await purchaseIdIn(token, seal)
  const purchase = id === null ? null : await purchases.find(id)
  const car = purchase && (await cars.findById(purchase.carId))
  if (!purchase || !car) throw data(unknownPurchase, { status: 404 })
  const answers = withValidOffer(purchase.answers, dayIn(site.timeZone, now()))
  return { purchase: { ...purchase, answers }, car, choices: choicesFor(car.carType, site.purchase) }
}

/** The price is the one of the vehicle’s own page, whatever it was when the purchase began. */
function totalOf(
  { answers }: Purchase,
  car: Car,
  choices: ReturnType<typeof choicesFor>,
  { prices }: Pick<PublicDealership['site'], 'prices'>,
) {
  const price = priceDisplay(car, prices)
  const cents = price.kind === 'price' ? price.amountCents : 0
  // A price that leaves something out says so here too.
  const includes = price.kind === 'price' ? price.includes : null
  const label = [carTitle(car), includes].filter(Boolean).join(', ')
  const total = purchaseTotal({ label, cents }, answers, choices)
  return { ...total, priceIsKnown: price.kind === 'price' && price.before === null }
}

/** A trade-in may be worth more than the vehicle, and then the dealer owes the difference. */
function owedAmount(cents: number) {
  return { amount: formatCents(Math.abs(cents)), isOwedToCustomer: cents < 0 }
}

function shownExtra({ id, name, text, priceCents }: ReturnType<typeof choicesFor>['accessories'][number]) {
  return { id, name, text, price: priceText(priceCents) }
}

function priceText(cents: number) {
  return cents === 0 ? 'Included' : formatCents(cents)
}

function textOnly(form: FormData) {
  const typed = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') typed.append(name, value)
  return typed
}

function valuesOf(typed: URLSearchParams) {
  return Object.fromEntries(typed)
}
