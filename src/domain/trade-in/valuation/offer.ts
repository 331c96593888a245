import { z } from 'zod'

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

/** What an accepted offer counts for in a purchase: the lower figure, until the vehicle has been inspected. */
export function offerAmountCents({ adjusted, lowCents }: Pick<Offer, 'adjusted' | 'lowCents'>): number {
  return adjusted?.lowCents ?? lowCents
}
