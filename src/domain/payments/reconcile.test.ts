import { expect, test } from 'vitest'
import {
  countedDifferences,
  type OurPayment,
  reconcile,
  type TheirPayment,
  reconciledNote,
} from './reconcile.ts'

const paid: OurPayment = {
  id: 'p1',
  reference: 'R-7K3M9Q',
  providerId: 'cs_1',
  amountCents: 200_00,
  state: 'paid',
  hold: { state: 'held' },
  ledger: [{ kind: 'paid', amountCents: 200_00 }],
}
const atProvider: TheirPayment = {
  paymentId: 'p1',
  providerId: 'cs_1',
  state: 'paid',
  amountCents: 200_00,
  refundedCents: 0,
}
const refunded: OurPayment = {
  ...paid,
  state: 'refunded',
  hold: { state: 'refunded' },
  ledger: [...paid.ledger, { kind: 'refunded', amountCents: 200_00 }],
}

test.each<[string, OurPayment[], TheirPayment[]]>([
  ['nothing', [], []],
  ['a paid deposit', [paid], [atProvider]],
  ['a refunded one', [refunded], [{ ...atProvider, refundedCents: 200_00 }]],
  ['a refund under way', [{ ...paid, state: 'refunding', hold: { state: 'refunding' } }], [atProvider]],
  ['one that was not paid', [{ ...paid, state: 'ended', ledger: [] }], [{ ...atProvider, state: 'ended' }]],
  [
    'one that counts towards the price',
    [
      {
        ...paid,
        hold: { state: 'sold' },
        ledger: [...paid.ledger, { kind: 'applied', amountCents: 200_00 }],
      },
    ],
    [atProvider],
  ],
  [
    'one that was refunded after the sale',
    [
      {
        ...refunded,
        hold: { state: 'sold' },
        ledger: [...refunded.ledger, { kind: 'applied', amountCents: 200_00 }],
      },
    ],
    [{ ...atProvider, refundedCents: 200_00 }],
  ],
  ['an invoice', [{ ...paid, hold: null }], [atProvider]],
])('RSV-06 %s: the books agree', (_what, ours, theirs) => {
  expect(reconcile({ ours, theirs, holdsWithoutPayment: [] })).toEqual([])
})

test.each<[string, OurPayment[], TheirPayment[]]>([
  ['paid at the provider, unknown here', [], [atProvider]],
  ['paid here, unknown at the provider', [paid], []],
  ['paid here, not at the provider', [paid], [{ ...atProvider, state: 'open' }]],
  ['paid at the provider, not here', [{ ...paid, state: 'ended', ledger: [] }], [atProvider]],
  ['the provider has a different amount', [paid], [{ ...atProvider, amountCents: 1 }]],
  ['refunded here, not at the provider', [refunded], [atProvider]],
  ['refunded at the provider, not here', [paid], [{ ...atProvider, refundedCents: 200_00 }]],
  ['paid for a hold that is lapsed', [{ ...paid, hold: { state: 'lapsed' } }], [atProvider]],
  ['the ledger entries don’t match', [{ ...paid, ledger: [] }], [atProvider]],
  ['the ledger entries don’t match', [{ ...paid, ledger: [{ kind: 'paid', amountCents: 1 }] }], [atProvider]],
])('RSV-06 a difference is found: %s', (what, ours, theirs) => {
  expect(reconcile({ ours, theirs, holdsWithoutPayment: [] }).map((one) => one.what)).toEqual([what])
})

test('RSV-06 a held vehicle needs a payment', () => {
  const holdsWithoutPayment = [{ reference: 'R-1', state: 'held' as const }]

  expect(reconcile({ ours: [], theirs: [], holdsWithoutPayment })).toEqual([
    { reference: 'R-1', what: 'held without a payment' },
  ])
})

test('RSV-06 the note of a comparison says how many differences it found, and other notes say nothing of it', () => {
  const differences = [{ reference: 'R-1', what: 'paid at the provider, not here' }]
  expect(countedDifferences(reconciledNote({ payments: 12, differences }))).toBe(1)
  expect(countedDifferences(reconciledNote({ payments: 0, differences: [] }))).toBe(0)
  expect(countedDifferences('SMTP_URL is not set')).toBeNull()
  expect(countedDifferences(null)).toBeNull()
})
