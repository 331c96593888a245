import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { sampleLead } from '../../../tests/support/samples/sample-lead.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { appointmentJobs } from './appointment-jobs.ts'

const link = 'https://harbour.example/appointments/x'
const toCustomer = { kind: 'appointment-acknowledgement', payload: { to: null, link } }
const wynnum = { kind: 'email', to: 'wynnum@dealer.example', locations: ['10'] }
const crm = { kind: 'webhook', to: 'https://crm.example' }

const jobsOf = (delivery: object, overrides: Partial<Parameters<typeof appointmentJobs>[1]> = {}) =>
  appointmentJobs(
    'cancelled',
    { lead: sampleLead({ locationId: '10' }), email: 'pat@example.com', link, ...overrides },
    Site.parse(siteDocument({ delivery })),
  )

test('LEAD-10 a cancellation goes to everyone who got the booking by email, and to the customer', () => {
  expect(jobsOf({ destinations: [wynnum, crm] })).toEqual([
    { kind: 'appointment-cancelled', payload: { to: 'wynnum@dealer.example' } },
    toCustomer,
  ])
})

test.each([
  ['only systems read leads', { destinations: [crm] }, {}],
  ['it came without a lead', { destinations: [wynnum] }, { lead: null }],
])('LEAD-10 where %s, the email goes to the dealer’s own address', (_, delivery, overrides) => {
  expect(jobsOf(delivery, overrides)).toEqual([
    { kind: 'appointment-cancelled', payload: { to: null } },
    toCustomer,
  ])
})

test.each([
  ['sends no acknowledgements', { acknowledge: false }, {}],
  ['has no email address for the customer', {}, { email: null }],
])('LEAD-10 a dealer who %s sends the customer no email', (_, delivery, overrides) => {
  expect(jobsOf(delivery, overrides)).toEqual([{ kind: 'appointment-cancelled', payload: { to: null } }])
})
