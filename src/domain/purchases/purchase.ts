import type { CarType } from '../cars/car.ts'
import { formatNumber } from '../shared/format-number.ts'
import { formatCents } from '../shared/money.ts'
import { type PurchaseTradeIn, tradeInCents } from './purchase-trade-in.ts'

/** Something that can be bought with a vehicle. */
export type Extra = {
  id: string
  name: string
  text: string
  priceCents: number
  carTypes: readonly CarType[]
}

/** What a dealer offers with a vehicle that is bought online. */
export type PurchaseChoices = {
  accessories: readonly Extra[]
  protection: readonly Extra[]
  /** `null` where customers collect the vehicle. */
  deliveryCents: number | null
}

/** What a customer has chosen so far. */
export type PurchaseAnswers = {
  payment?: 'finance' | 'own-funds'
  tradeIn?: PurchaseTradeIn
  accessories?: readonly string[]
  protection?: readonly string[]
  handover?: { by: 'collection' } | { by: 'delivery'; address: string; postcode: string }
}

/** Whose a purchase is: the customer who was signed in, and the enquiry with their contact details. Both may be unknown. */
export type PurchaseOwner = { customerId?: string; leadId?: string }

const purchaseSteps = ['payment', 'trade-in', 'accessories', 'protection', 'handover', 'review'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

/** The steps of a purchase. One with nothing to choose is left out. */
export function stepsOf({ accessories, protection, deliveryCents }: PurchaseChoices): PurchaseStep[] {
  const isEmpty: Partial<Record<PurchaseStep, boolean>> = {
    accessories: accessories.length === 0,
    protection: protection.length === 0,
    handover: deliveryCents === null,
  }
  return purchaseSteps.filter((step) => !isEmpty[step])
}

/** The choices for a kind of vehicle. */
export function choicesFor(carType: CarType, choices: PurchaseChoices): PurchaseChoices {
  const fits = ({ carTypes }: Extra) => carTypes.includes(carType)
  return {
    ...choices,
    accessories: choices.accessories.filter(fits),
    protection: choices.protection.filter(fits),
  }
}

/** The first step that has not been answered. */
export function nextStep(answers: PurchaseAnswers, choices: PurchaseChoices): PurchaseStep {
  const answered: Record<PurchaseStep, boolean> = {
    payment: answers.payment !== undefined,
    'trade-in': answers.tradeIn !== undefined,
    accessories: answers.accessories !== undefined,
    protection: answers.protection !== undefined,
    handover: answers.handover !== undefined,
    review: false,
  }
  return stepsOf(choices).find((step) => !answered[step]) ?? 'review'
}

export type PurchaseLine = { label: string; cents: number }

/** What everything costs, with the price of the vehicle’s own page. Extras that are no longer offered are left out. */
export function purchaseTotal(
  vehicle: PurchaseLine,
  answers: PurchaseAnswers,
  { accessories, protection, deliveryCents }: PurchaseChoices,
): { lines: PurchaseLine[]; totalCents: number } {
  const chosen = (extras: readonly Extra[], ids: readonly string[] = []) =>
    extras
      .filter(({ id }) => ids.includes(id))
      .map(({ name, priceCents }) => ({ label: name, cents: priceCents }))
  const offered = tradeInCents(answers)
  const lines = [
    vehicle,
    ...chosen(accessories, answers.accessories),
    ...chosen(protection, answers.protection),
    ...(answers.handover?.by === 'delivery' && deliveryCents !== null
      ? [{ label: 'Delivery', cents: deliveryCents }]
      : []),
    ...(offered === null ? [] : [{ label: 'Your trade-in, before its inspection', cents: -offered }]),
  ]
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}

/** What a customer has chosen in words, for the dealer and for the review. */
export function purchaseSummary(answers: PurchaseAnswers, lines: readonly PurchaseLine[]): string[] {
  const { payment, tradeIn, handover } = answers
  return [
    ...lines.map(({ label, cents }) => `${label}: ${cents === 0 ? 'included' : formatCents(cents)}`),
    ...(payment ? [payment === 'finance' ? 'Paying with finance' : 'Paying with own funds'] : []),
    ...(tradeIn === 'none' ? ['No trade-in'] : []),
    ...(tradeIn && tradeIn !== 'none'
      ? [
          `Trade-in: ${[
            tradeIn.rego,
            tradeIn.odometerKm === null ? null : `${formatNumber(tradeIn.odometerKm)} km`,
            tradeIn.about,
          ]
            .filter(Boolean)
            .join(', ')}`,
        ]
      : []),
    ...(handover
      ? [
          handover.by === 'collection'
            ? 'Collecting from the dealership'
            : `Delivery to ${handover.address} ${handover.postcode}`,
        ]
      : []),
  ]
}
