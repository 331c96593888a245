/** What a customer gives in exchange. */
export type PurchaseTradeIn =
  | {
      rego: string
      odometerKm: number | null
      about: string
      /** The offer for it that the customer accepted before. */
      offer?: { cents: number; validUntil: string }
    }
  | 'none'

/** An offer for the customer’s vehicle, which they have accepted. */
export type AcceptedOffer = {
  vehicle: string
  rego: string
  odometerKm: number | null
  cents: number
  validUntil: string
}

type WithTradeIn = { tradeIn?: PurchaseTradeIn }

/** The answers without an offer that is no longer valid. The trade-in stays, and is valued again. */
export function withValidOffer<Answers extends WithTradeIn>(answers: Answers, today: string): Answers {
  const { tradeIn } = answers
  if (!tradeIn || tradeIn === 'none' || !tradeIn.offer || today <= tradeIn.offer.validUntil) return answers
  const { offer: _expired, ...rest } = tradeIn
  return { ...answers, tradeIn: rest }
}

/** What the customer gets for their vehicle; `null` without an offer. */
export function tradeInCents({ tradeIn }: WithTradeIn): number | null {
  return tradeIn && tradeIn !== 'none' ? (tradeIn.offer?.cents ?? null) : null
}
