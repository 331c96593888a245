import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { isLinkValid, readDraft } from '#domain/trade-in/trade-in-draft.ts'
import type { Lead } from '#data/leads.ts'
import type { Seal } from '../spam/seal.ts'
import type { TradeInDesk } from './trade-in-desk.ts'

/** A customer’s trade-in: the lead, how far it has come, and what they typed in a form that was not accepted. */
export type TradeIn = { lead: Lead; key: string; draft: TradeInDraft; typed: Record<string, string> }

/** The customer’s page of their trade-in, by its lead sealed with the site’s key. It opens on any device. */
export async function tradeInPath(leadId: string, seal: Seal): Promise<string> {
  return `/valuations/${await seal.close('trade-in', leadId)}`
}

/** The trade-in of a link. `null` if this site did not seal it, or it is older than seven days. */
export async function tradeInOf(
  token: string,
  { seal, leads, now }: Pick<TradeInDesk, 'seal' | 'leads' | 'now'>,
): Promise<TradeIn | null> {
  const id = await seal.open('trade-in', token)
  const started = id === null ? null : await leads.startedAs(id)
  const draft = started && readDraft(started.written)
  if (!started || !draft || !isLinkValid(draft, now())) return null
  const lead = await leads.find(started.id)
  return lead && { lead, key: started.key, draft, typed: started.written }
}
