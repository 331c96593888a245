import type { AppointmentStore } from '#data/appointments.ts'
import type { LeadStore } from '#data/leads.ts'
import type { SpamDesk } from '../spam/spam-desk.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to show a form, to take an enquiry and to show what became of it. */
export type LeadDesk = SpamDesk &
  Pick<Dealership, 'consentTexts' | 'content' | 'textReader'> & {
    leads: Pick<
      LeadStore,
      'create' | 'createWithTime' | 'storePartialLead' | 'started' | 'startedAs' | 'find' | 'madeBy'
    >
    appointments: Pick<AppointmentStore, 'taken' | 'heldBy' | 'findByLead'>
  }
