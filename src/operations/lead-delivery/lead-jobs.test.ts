import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { sampleLead } from '../../../tests/support/samples/sample-lead.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { leadJobs } from './lead-jobs.ts'

const now = new Date('2026-03-10T02:00:00Z')
const crm = { kind: 'webhook' as const, to: 'https://crm.example' }
const jobsOf = (overrides: Parameters<typeof sampleLead>[0], delivery = {}) =>
  leadJobs(sampleLead(overrides), Site.parse(siteDocument({ delivery })), now)

test('LEAD-08 a lead has a job for each destination, and one for the acknowledgement', () => {
  expect(jobsOf({})).toEqual([
    { kind: 'lead-email', payload: { to: null } },
    { kind: 'lead-acknowledgement', payload: { to: null } },
  ])
  expect(jobsOf({}, { destinations: [crm], acknowledge: false })).toEqual([
    { kind: 'lead-webhook', payload: { to: 'https://crm.example' } },
  ])
})

test.each([
  ['possible spam', { suspect: true }],
  ['a lead without an email address', { email: null }],
])('LEAD-08 %s gets no acknowledgement', (_, overrides) => {
  expect(jobsOf(overrides)).toEqual([{ kind: 'lead-email', payload: { to: null } }])
})

test('LEAD-02 a partial lead is sent after half an hour, unless it is finished by then', () => {
  expect(jobsOf({ formCompleted: false }, { destinations: [crm] })).toEqual([
    {
      kind: 'lead-webhook',
      payload: { to: 'https://crm.example', onlyUnfinished: true },
      dueAt: new Date('2026-03-10T02:30:00Z'),
    },
  ])
})
