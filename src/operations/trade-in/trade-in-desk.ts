import type { LeadStore } from '#data/leads.ts'
import type { LeadDesk } from '../enquiries/lead-desk.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to value a customer’s vehicle. */
export type TradeInDesk = Omit<LeadDesk, 'leads'> &
  Pick<Dealership, 'acts' | 'valuationProvider' | 'places' | 'cars'> & {
    leads: LeadDesk['leads'] & Pick<LeadStore, 'amend'>
  }
