import type { Actor } from '#domain/actors/actor.ts'
import type { Enquiry } from '#domain/enquiries/read-enquiry.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { updateEval } from './ask-provider.ts'
import type { TradeInDesk } from './trade-in-desk.ts'

/**
 * Tells the provider whose vehicle it is and how far it has been driven. Its answer is the vehicle as it now knows it. Where
 * there is none, the enquiry goes on with what was known before.
 */
export async function updateEvaluation(
  draft: TradeInDraft,
  enquiry: Enquiry,
  actor: Actor,
  desk: TradeInDesk,
): Promise<{ draft: TradeInDraft; problem: string | null }> {
  const evalid = draft.vehicle?.EvalID ?? null
  if (evalid === null || draft.result !== 'identified') return { draft, problem: null }
  const cName = [enquiry.name, enquiry.further['last_name']].filter(Boolean).join(' ')
  const km = Number(enquiry.further['odometer'] ?? 0)
  const update = { evalid, km, cName, cEmail: enquiry.email ?? '', cPhone: enquiry.phone ?? '' }
  const asked = await updateEval(update, actor, desk)
  if (asked.outcome === 'unavailable') return { draft, problem: asked.problem }
  const [vehicle] = asked.outcome === 'answered' ? asked.records : []
  return { draft: vehicle?.EvalID ? { ...draft, vehicle } : draft, problem: null }
}
