import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { sampleLead } from '../../../tests/support/samples/sample-lead.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { appointmentJobs } from './appointment-jobs.ts'

const link = 'https://harbour.example/appointments/x'
const toCustomer = { kind: 'appointment-acknowledgement', to: null, link }
const wynnum = { kind: 'email', to: 'wynnum@dealer.example', locations: ['10'] }
const crm = { kind: 'webhook', to: 'https://crm.example' }

const jobsOf = (delivery: object, wishes: Partial<Parameters<typeof appointmentJobs>[1]> = {}) =>
  appointmentJobs(
    'cancelled',
    { lead: sampleLead({ locationId: '10' }), email: 'pat@example.com', link, ...wishes },
    Site.parse(siteDocument({ delivery })),
  )

test('LEAD-10 whoever read of a drive by mail reads of its end, and so does the customer', () => {
  expect(jobsOf({ destinations: [wynnum, crm] })).toEqual([
    { kind: 'appointment-cancelled', to: 'wynnum@dealer.example' },
    toCustomer,
  ])
})

test.each([
  ['only systems read leads', { destinations: [crm] }, {}],
  ['it came without a lead', { destinations: [wynnum] }, { lead: null }],
])('LEAD-10 where %s, the dealer’s own mail is told', (_, delivery, wishes) => {
  expect(jobsOf(delivery, wishes)).toEqual([{ kind: 'appointment-cancelled', to: null }, toCustomer])
})

test.each([
  ['acknowledges nothing', { acknowledge: false }, {}],
  ['knows no address', {}, { email: null }],
])('LEAD-10 a dealer who %s tells no customer', (_, delivery, wishes) => {
  expect(jobsOf(delivery, wishes)).toEqual([{ kind: 'appointment-cancelled', to: null }])
})
