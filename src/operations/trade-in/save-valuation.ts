import type { LeadStore } from '#data/leads.ts'
import type { Dealership } from '../sites/dealership.ts'

type Desk = Pick<Dealership, 'site'> & { leads: Pick<LeadStore, 'amend'> }

/** A valuation as it is stored with a lead, in dollars. */
export type ValuationToSave = {
  id: string
  low: number
  high: number
  adjustmentAnswers?: Readonly<Record<string, string>> | undefined
}

/** Stores what the provider said a vehicle is worth with its lead, where the site wants that. */
export async function saveValuation(
  leadId: string,
  valuation: ValuationToSave,
  { site, leads }: Desk,
): Promise<'saved' | 'not wanted' | 'no such lead'> {
  if (!site.forms.saveValuations) return 'not wanted'
  return (await leads.amend(leadId, { fields: { valuation } })) ? 'saved' : 'no such lead'
}
