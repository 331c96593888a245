import { expect, test } from 'vitest'
import { leadFacts } from '../../../tests/support/delivery/lead-facts.ts'
import { deliveryLine, leadLine, leadLines } from './lead-lines.ts'

const lead = {
  id: 'lead-1',
  category: 'General Enquiry',
  subcategory: 'Career Enquiry',
  suspect: false,
  formCompleted: true,
  createdAt: new Date('2026-03-10T02:00:00Z'),
  waiting: 1,
  delivered: 2,
  dead: 0,
  dismissed: 0,
}

test.each([
  [{}, '1 waiting, 2 delivered'],
  [{ waiting: 0, delivered: 0 }, 'nothing to deliver'],
  [{ waiting: 0, dismissed: 1 }, '2 delivered, 1 dismissed'],
  [
    { waiting: 0, dead: 1, suspect: true, formCompleted: false },
    '2 delivered, 1 failed for good\tpossible spam\tnot finished',
  ],
])('LEAD-08 a lead line shows how far its deliveries are', (overrides, expected) => {
  expect(leadLine({ ...lead, ...overrides }, 'Australia/Brisbane')).toBe(
    `lead-1\t2026-03-10T12:00:00+10:00\tGeneral Enquiry (Career Enquiry)\t${expected}`,
  )
})

test('LEAD-08 a delivery line shows the last error', () => {
  const delivery = {
    id: 'job-1',
    aboutId: 'lead-1',
    kind: 'lead-webhook',
    to: 'https://crm.example',
    state: 'dead' as const,
    attempts: 24,
    nextAttemptAt: new Date(),
    deliveredAt: null,
    lastError: 'HTTP 500: no thanks\nand more',
    dismissedBecause: null,
  }

  expect(deliveryLine(delivery)).toBe(
    'job-1\tlead lead-1\tlead-webhook\thttps://crm.example\tfailed for good\t24 attempts\tHTTP 500: no thanks',
  )
  expect(deliveryLine({ ...delivery, state: 'dismissed', dismissedBecause: 'told by phone' })).toMatch(
    /\tdismissed\t24 attempts\tHTTP 500: no thanks\ttold by phone$/,
  )
  expect(deliveryLine({ ...delivery, aboutId: 'a-1', kind: 'appointment-changed' })).toMatch(
    /^job-1\tappointment a-1\tappointment-changed\t/,
  )
})

test.each(['message', 'Comments'])('LEAD-08 the details of a lead end with its %s', (name) => {
  const fields = { message: null, [name]: 'It rattles.\nMostly uphill.' }

  const lines = leadLines(leadFacts({ fields }))

  expect(lines).toContain('Name: Kim Nguyen')
  expect(lines.slice(-2)).toEqual(['', 'It rattles.\nMostly uphill.'])
})
