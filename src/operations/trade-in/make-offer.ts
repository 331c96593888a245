import { readDraft, type TradeInDraft, writeDraft } from '#domain/trade-in/trade-in-draft.ts'
import { instantRefusal } from '#domain/trade-in/valuation/instant-limits.ts'
import type { Offer } from '#domain/trade-in/valuation/offer.ts'
import { offerValidUntil } from '#domain/trade-in/valuation/offer-validity.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { ProviderFailure } from '#integrations/valuation/port.ts'
import { saveValuation } from './save-valuation.ts'
import type { TradeInDesk } from './trade-in-desk.ts'

export type OfferMade = { problem: ProviderFailure['problem'] | null; isSaved: boolean }

/**
 * Asks what the vehicle of a finished lead is worth, and stores the offer or why there is none. A form that is sent again keeps
 * the offer that it has, with what the customer decided.
 */
export async function makeOffer(
  leadId: string,
  draft: TradeInDraft,
  { km }: { km: number },
  desk: TradeInDesk,
): Promise<OfferMade> {
  const before = await desk.leads.startedAs(leadId)
  if (before && readDraft(before.written)?.offer) return { problem: null, isSaved: true }
  const today = dayIn(desk.site.timeZone, desk.now())
  const { offer, withoutOffer, problem } = await valued(draft, km, today, desk)
  await desk.leads.amend(leadId, { written: writeDraft({ ...draft, offer, withoutOffer }) })
  return { problem, isSaved: offer === null || (await isSaved(leadId, offer, desk)) }
}

type Valued = Pick<TradeInDraft, 'offer' | 'withoutOffer'> & { problem: OfferMade['problem'] }

async function valued(
  { result, vehicle, rego, state }: TradeInDraft,
  km: number,
  today: string,
  { valuationProvider: provider }: TradeInDesk,
): Promise<Valued> {
  const none = (withoutOffer: TradeInDraft['withoutOffer'], problem: Valued['problem'] = null): Valued => ({
    offer: null,
    withoutOffer,
    problem,
  })
  const year = Number(vehicle?.Year ?? Number.NaN)
  const refusal = instantRefusal({ year: Number.isInteger(year) ? year : null, km }, today)
  if (refusal) return none(refusal)
  if (result !== 'identified' || !provider) return none('described')
  const answer = await provider.value({ rego, regoState: state, km })
  if (answer.outcome === 'failed') return none('unavailable', answer.problem)
  if (answer.outcome === 'no value') return none('no-value')
  const { id, range, questions } = answer.valuation
  const offer: Offer = {
    id,
    ...range,
    questions,
    adjusted: questions.length === 0 ? range : null,
    answers: {},
    validUntil: offerValidUntil(today),
    decision: null,
  }
  return { offer, withoutOffer: null, problem: null }
}

/** Stores the valuation with its lead where the site wants that. A failure keeps nobody from their offer. */
export async function isSaved(leadId: string, offer: Offer, desk: TradeInDesk): Promise<boolean> {
  const { lowCents, highCents } = offer.adjusted ?? offer
  const valuation = {
    id: offer.id,
    low: lowCents / 100,
    high: highCents / 100,
    adjustmentAnswers: offer.answers,
  }
  return saveValuation(leadId, valuation, desk).then(
    () => true,
    () => false,
  )
}
