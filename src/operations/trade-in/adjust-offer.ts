import type { EnquiryFields, FieldError } from '#domain/enquiries/question.ts'
import { writeDraft } from '#domain/trade-in/trade-in-draft.ts'
import type { Offer } from '#domain/trade-in/valuation/offer.ts'
import { adjustedRange, effectOf } from '#domain/trade-in/valuation/valuation.ts'
import { isSaved } from './make-offer.ts'
import type { TradeInDesk } from './trade-in-desk.ts'
import type { TradeIn } from './trade-in-link.ts'

export type AdjustedOffer =
  | { outcome: 'adjusted'; problem: string | null; isSaved: boolean }
  | { outcome: 'refused'; errors: FieldError[] }

/** Takes the answers about the condition, and stores the range that they lead to. */
export async function adjustOffer(
  { lead, draft }: TradeIn,
  offer: Offer,
  fields: EnquiryFields,
  desk: TradeInDesk,
): Promise<AdjustedOffer> {
  const errors = offer.questions
    .filter((question) => effectOf(question, fields[question.id]) === null)
    .map(({ id }) => ({ field: id, message: '* This field is required' }))
  if (errors.length > 0) return { outcome: 'refused', errors }

  const answers = Object.fromEntries(offer.questions.map(({ id }) => [id, fields[id] ?? '']))
  const asked = await desk.valuationProvider?.adjust({ id: offer.id, adjustmentAnswers: answers })
  // The effects come from the provider, so without it they add up to the same.
  const { lowCents, highCents } = offer
  const adjusted =
    asked?.outcome === 'adjusted'
      ? asked.range
      : adjustedRange({ range: { lowCents, highCents }, questions: offer.questions }, answers)
  const changed = { ...offer, answers, adjusted }
  await desk.leads.amend(lead.id, { written: writeDraft({ ...draft, offer: changed }) })
  const problem = asked?.outcome === 'failed' ? asked.problem : null
  return { outcome: 'adjusted', problem, isSaved: await isSaved(lead.id, changed, desk) }
}
