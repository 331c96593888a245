import type { NewLead } from '#data/leads.ts'
import { createId } from '#data/create-id.ts'

/** A finished general enquiry with a unique key, and any overrides. */
export function sampleLead(overrides: Partial<NewLead> = {}): NewLead {
  return {
    submissionKey: createId(),
    category: 'General Enquiry',
    subcategory: null,
    carId: null,
    dealershipId: '1',
    locationId: '10',
    name: 'Kim Nguyen',
    email: 'kim@example.com',
    phone: '+61412345678',
    fields: { message: 'Is it still there?', url: 'https://harbour.example/contact' },
    suspect: false,
    formCompleted: true,
    ...overrides,
  }
}
