import { randomBytes } from 'node:crypto'
import { readPartialLead } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import { type TradeInDraft, type TradeInPurpose, writeDraft } from '#domain/trade-in/trade-in-draft.ts'
import { tradeInLeadVehicle } from '#domain/trade-in/trade-in-lead.ts'
import { tradeInForm } from '#domain/trade-in/trade-in-form.ts'
import { enquiryRules } from '../enquiries/enquiry-rules.ts'
import { type EnquirySubmission, leadOfEnquiry } from '../enquiries/lead-of-enquiry.ts'
import { type Challenge, judgePartialLead } from '../spam/judge-submission.ts'
import { type FoundVehicle, findVehicle } from './find-vehicle.ts'
import type { TradeInDesk } from './trade-in-desk.ts'
import type { TradeIn } from './trade-in-link.ts'

type Sent = Omit<EnquirySubmission, 'form' | 'startKey'>

export type BegunTradeIn =
  | { outcome: 'begun'; leadId: string; draft: TradeInDraft; problem: string | null }
  | { outcome: 'challenge'; why: Challenge }
  | Exclude<Awaited<ReturnType<typeof findVehicle>>, { outcome: 'found' }>

/** Finds the customer’s vehicle and stores the beginning of their trade-in as a partial lead. */
export async function beginTradeIn(
  sent: Sent,
  purpose: TradeInPurpose,
  desk: TradeInDesk,
): Promise<BegunTradeIn> {
  const fields = storableRecord(sent.fields)
  const judgement = await judgePartialLead({ fields, actor: sent.actor }, desk, { isNew: true })
  if (judgement.verdict === 'challenge') return { outcome: 'challenge', why: judgement }
  const finding = await findVehicle(fields, sent.actor, desk)
  if (finding.outcome !== 'found') return finding

  const begunAt = desk.now().toISOString()
  const draft: TradeInDraft = { purpose, ...finding.found, begunAt, offer: null, withoutOffer: null }
  const form = tradeInForm(desk.site, draft, { knowsPlace: sent.car !== null })
  const startKey = randomBytes(16).toString('base64url')
  const submission = { ...sent, fields, form, startKey }
  const enquiry = readPartialLead({}, enquiryRules(form, desk))
  const lead = leadOfEnquiry(enquiry, submission, desk, { isFinished: false })
  const suspect = judgement.verdict === 'suspect'
  const written = writeDraft(draft)
  // Nobody can be called yet, so nobody is told.
  const stored = await desk.leads.storePartialLead({ key: startKey, written }, { ...lead, suspect }, [])
  if (!stored) throw new Error('A new trade-in was already finished.')
  return { outcome: 'begun', leadId: stored.id, draft, problem: finding.problem }
}

/** Stores another vehicle, or a further step of the same one, in a trade-in that is not finished. */
export async function changeVehicle(
  { lead, draft }: TradeIn,
  found: FoundVehicle,
  { leads, site }: Pick<TradeInDesk, 'leads' | 'site'>,
): Promise<TradeInDraft> {
  const changed = { ...draft, ...found }
  await leads.amend(lead.id, { fields: tradeInLeadVehicle(changed, site.name), written: writeDraft(changed) })
  return changed
}
