import { dayIn } from '#domain/shared/day.ts'
import type { Offer, OfferDecision } from '#domain/trade-in/valuation/offer.ts'
import { isOfferValid } from '#domain/trade-in/valuation/offer-validity.ts'
import { adjustOffer } from '#operations/trade-in/adjust-offer.ts'
import { decideOffer } from '#operations/trade-in/decide-offer.ts'
import { makeOffer } from '#operations/trade-in/make-offer.ts'
import type { TradeIn } from '#operations/trade-in/trade-in-link.ts'
import { requestFactsContext, tradeInDeskContext } from '../../request/request-context.ts'
import { flashEvent } from '../../tracking/flash-event.server.ts'
import { backTo, SAVE_FAILED } from '../send-details.server.ts'
import type { SentStep } from '../send-step.server.ts'
import { formFields, keepTyped, refusal, warnOf } from '../step-response.server.ts'

const decisions: Record<string, OfferDecision> = { accept: 'accepted', decline: 'declined', call: 'call' }

/** Takes the answers about the condition, or what the customer decides. */
export async function sendOffer(tradeIn: TradeIn, { request, url, context }: SentStep) {
  const fields = await formFields(request)
  return keepTyped(fields, context, async () => {
    const desk = context.get(tradeInDeskContext)
    const { offer } = tradeIn.draft
    const intent = fields['intent'] ?? ''
    if (!offer) {
      if (intent === 'value' && tradeIn.draft.withoutOffer === 'unavailable')
        await valueAgain(tradeIn, context)
      throw backTo(url)
    }
    const today = dayIn(desk.site.timeZone, desk.now())
    // A page that was open for long, or in another tab, shows what holds now.
    if (!isOfferValid(offer, today) || offer.decision === 'accepted') throw backTo(url)
    if (intent === 'adjust') return adjusted(tradeIn, offer, fields, { url, context })

    const decision = decisions[intent]
    if (decision === undefined || offer.adjusted === null) throw backTo(url)
    const { event } = await decideOffer(tradeIn, offer, decision, desk)
    const reported = event && (await flashEvent(event, { url, target: url.pathname }, desk))
    throw backTo(url, reported ? new Headers(reported) : undefined)
  })
}

type Place = Pick<SentStep, 'url' | 'context'>

async function adjusted(
  tradeIn: TradeIn,
  offer: Offer,
  fields: Record<string, string>,
  { url, context }: Place,
) {
  const result = await adjustOffer(tradeIn, offer, fields, context.get(tradeInDeskContext))
  if (result.outcome === 'refused') return refusal(result.errors, fields)
  warnOf(result.problem, context)
  if (!result.isSaved) warnUnsaved(tradeIn, context)
  throw backTo(url)
}

async function valueAgain(tradeIn: TradeIn, context: SentStep['context']) {
  const { lead, draft } = tradeIn
  const km = Number(lead.fields['odometer'] ?? 0)
  const { problem, isSaved } = await makeOffer(lead.id, draft, { km }, context.get(tradeInDeskContext))
  warnOf(problem, context)
  if (!isSaved) warnUnsaved(tradeIn, context)
}

function warnUnsaved({ lead }: TradeIn, context: SentStep['context']) {
  context.get(requestFactsContext).warn({ leadId: lead.id }, SAVE_FAILED)
}
