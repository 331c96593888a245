import { expect, test } from 'vitest'
import { holdLine, reconcileLines } from './payment-lines.ts'

test('RSV-06 every difference is a line with its reference, and the last line says what was compared', () => {
  const differences = [{ reference: 'R-7K3M9Q', what: 'paid here, not at the provider' }]

  expect(reconcileLines('harbour', { differences, payments: 12 })).toEqual([
    'harbour\tR-7K3M9Q\tpaid here, not at the provider',
    'harbour: compared 12 payments, 1 difference.',
  ])
  expect(reconcileLines('hills', { differences: [], payments: 1 })).toEqual([
    'hills: compared 1 payment, no differences.',
  ])
})

test('RSV-02 a hold line shows until when a vehicle is held, and no personal data', () => {
  const hold = {
    id: '1',
    carId: '2',
    reference: 'R-7K3M9Q',
    state: 'held' as const,
    holder: 'x',
    name: 'Kim Lee',
    email: 'kim@example.com',
    phone: '+61491570006',
    leadId: null,
    depositCents: 200_00,
    page: '/',
    expiresAt: new Date('2026-03-12T02:00:00Z'),
    extensions: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  }

  expect(holdLine(hold, 'U1 2021 Honda CR-V', 'Australia/Brisbane')).toBe(
    'R-7K3M9Q\theld\tuntil 2026-03-12T12:00:00+10:00\t$200.00\tU1 2021 Honda CR-V',
  )
  expect(holdLine({ ...hold, state: 'refunding' }, 'U1', 'Australia/Brisbane')).toBe(
    'R-7K3M9Q\trefunding\t\t$200.00\tU1',
  )
})
