import { z } from 'zod'

/** How long a dealer stands by a value. */
export const VALID_DAYS = 7

/** The subcategory of a lead whose customer accepted the value. */
export const OFFER_ACCEPTED = '3. Offer Accepted'

export const offerSchema = z.object({
  /** The provider’s id of the valuation. */
  id: z.string(),
  lowCents: z.number(),
  highCents: z.number(),
  /** The questions, so that the page needs no provider to show the offer again. */
  questions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string(), effectCents: z.number() })),
    }),
  ),
  /** `null` until the questions are answered. */
  adjusted: z.object({ lowCents: z.number(), highCents: z.number() }).nullable(),
  answers: z.record(z.string(), z.string()),
  /** The last day of the offer at the dealer’s place. */
  validUntil: z.string(),
  decision: z.enum(['accepted', 'declined', 'call']).nullable(),
})

/** A valuation that a customer can accept, decline or talk about. */
export type Offer = z.infer<typeof offerSchema>
export type OfferDecision = NonNullable<Offer['decision']>

/** The last day of an offer that is made on a day. */
export function offerValidUntil(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + VALID_DAYS)
  return day.toISOString().slice(0, 10)
}

export function isOfferValid({ validUntil }: Pick<Offer, 'validUntil'>, today: string): boolean {
  return today <= validUntil
}

/** What an accepted offer counts for in a purchase: the lower figure, until the vehicle has been inspected. */
export function offerAmountCents({ adjusted, lowCents }: Pick<Offer, 'adjusted' | 'lowCents'>): number {
  return adjusted?.lowCents ?? lowCents
}
