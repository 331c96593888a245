import type { RouterContextProvider } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { wallClockAt } from '#domain/shared/wall-clock.ts'
import { purchaseOffer } from '#domain/purchases/purchase-offer.ts'
import { BUYING_TEAM_HOURS, buyingTeamReply } from '#domain/trade-in/valuation/buying-team-hours.ts'
import type { Offer } from '#domain/trade-in/valuation/offer.ts'
import { offerAmountCents } from '#domain/trade-in/valuation/offer.ts'
import { isOfferValid } from '#domain/trade-in/valuation/offer-validity.ts'
import { confidenceIn, type PriceRange } from '#domain/trade-in/valuation/valuation.ts'
import type { TradeIn } from '#operations/trade-in/trade-in-link.ts'
import { dealershipContext } from '../../request/request-context.ts'

/** The value of a customer’s vehicle, and what they can do with it. */
export function offerData(
  { lead, draft }: TradeIn,
  car: Car | null,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const { site, now } = context.get(dealershipContext)
  const { offer, withoutOffer } = draft
  const today = dayIn(site.timeZone, now())
  const isAsking = offer !== null && (offer.adjusted === null || url.searchParams.get('step') === 'questions')
  return {
    firstName: lead.name,
    phone: site.phones.override ?? site.phone,
    reply: buyingTeamReply(wallClockAt(site.timeZone, now())),
    hours: BUYING_TEAM_HOURS,
    withoutOffer,
    offer: offer && shownOffer(offer, { isAsking, isValid: isOfferValid(offer, today) }),
    next: offer?.decision === 'accepted' ? nextSteps(offer, car, context) : null,
  }
}

export type ShownOffer = ReturnType<typeof shownOffer>

function shownOffer(offer: Offer, { isAsking, isValid }: { isAsking: boolean; isValid: boolean }) {
  const range = offer.adjusted ?? { lowCents: offer.lowCents, highCents: offer.highCents }
  return {
    first: { lowCents: offer.lowCents, highCents: offer.highCents },
    range: rangeText(range),
    confidence: confidenceIn(range),
    questions: offer.questions,
    answers: offer.answers,
    validUntil: longDay(offer.validUntil),
    amount: formatDollars(offerAmountCents(offer)),
    decision: offer.decision,
    isValid,
    isAsking: isAsking && isValid && offer.decision === null,
  }
}

function rangeText({ lowCents, highCents }: PriceRange) {
  return { low: formatDollars(lowCents), high: formatDollars(highCents) }
}

const EXAMPLE_PRICE = 30_000

/** What the accepted amount can be used for. */
function nextSteps(offer: Offer, car: Car | null, context: Readonly<RouterContextProvider>) {
  const { site } = context.get(dealershipContext)
  const dollars = Math.round(offerAmountCents(offer) / 100)
  const finance = new URLSearchParams({
    ...(car && { car_id: car.slug }),
    // The calculator starts from an example price, which must be more than the trade-in.
    ...(!car && dollars >= EXAMPLE_PRICE && { price: String(2 * dollars) }),
    tradeIn: String(dollars),
  })
  return {
    financeHref: `/finance?${finance}#calculator`,
    car: car && {
      title: carTitle(car),
      href: `/cars/${car.slug}`,
      purchaseHref: purchaseOffer(car, site.reservations, site.prices)?.href ?? null,
    },
  }
}
