import { z } from 'zod'
import { stateNames } from '../locations/states.ts'
import { offerSchema } from './valuation/offer.ts'
import type { VehicleRecord } from './vehicle-record.ts'

/** What the customer wants with their vehicle: a trade-in, or just to sell it. */
const tradeInPurposes = ['trade-in', 'sell-my-car'] as const
export type TradeInPurpose = (typeof tradeInPurposes)[number]

const record = z.custom<VehicleRecord>((value) => typeof value === 'object' && value !== null)

const draft = z.object({
  purpose: z.enum(tradeInPurposes),
  rego: z.string(),
  state: z.enum(Object.keys(stateNames) as [keyof typeof stateNames]),
  result: z.enum(['candidates', 'identified', 'described', 'not-found', 'unavailable']),
  vin: z.string().nullable(),
  candidates: z.array(z.string()),
  /** The description that the customer chose. */
  chosen: z.string().nullable(),
  vehicle: record.nullable(),
  /** When the customer began, in ISO format. */
  begunAt: z.string(),
  offer: offerSchema.nullable(),
  /** Why the vehicle of a finished form has no offer. */
  withoutOffer: z.enum(['too-old', 'too-far', 'described', 'no-value', 'unavailable']).nullable(),
})

/** How far a customer’s trade-in has come. It is stored with their partial lead. */
export type TradeInDraft = z.infer<typeof draft>

/** The field of a partial lead that holds it. */
const FIELD = 'trade_in_draft'

export function writeDraft(written: TradeInDraft): Record<string, string> {
  return { [FIELD]: JSON.stringify(written) }
}

/** `null` where a lead is not a trade-in of the wizard. */
export function readDraft(written: Readonly<Record<string, string>>): TradeInDraft | null {
  const text = written[FIELD]
  if (text === undefined) return null
  const read = draft.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

const LINK_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Customers can go on by their link for seven days, and see their offer until the day after its last one. */
export function isLinkValid({ begunAt, offer }: Pick<TradeInDraft, 'begunAt' | 'offer'>, now: Date): boolean {
  const offerSeenUntil = offer ? Date.parse(offer.validUntil) + 2 * DAY_MS : 0
  return now.getTime() < Math.max(Date.parse(begunAt) + LINK_DAYS * DAY_MS, offerSeenUntil)
}
