import type { HoldState } from '../reservations/hold-states.ts'
import { ledgerKindsOf, type LedgerKind } from './ledger.ts'
import type { PaymentState } from './payment-states.ts'

/** A payment as we know it. */
export type OurPayment = {
  id: string
  reference: string
  providerId: string | null
  amountCents: number
  state: PaymentState
  /** `null` for a payment that is no deposit. */
  hold: { state: HoldState } | null
  ledger: readonly { kind: LedgerKind; amountCents: number }[]
}

/** A payment as the provider knows it. */
export type TheirPayment = {
  paymentId: string
  providerId: string
  state: 'open' | 'paid' | 'ended'
  amountCents: number
  refundedCents: number
}

export type Difference = { reference: string; what: string }

type Books = {
  ours: readonly OurPayment[]
  theirs: readonly TheirPayment[]
  /** Vehicles that are held or sold by a hold without any payment that still stands. */
  holdsWithoutPayment: readonly { reference: string; state: HoldState }[]
}

/** Every way in which our payments, our holds, our ledger and the provider contradict each other. Empty when they agree. */
export function reconcile({ ours, theirs, holdsWithoutPayment }: Books): Difference[] {
  const known = new Map(ours.map((payment) => [payment.id, payment]))
  const there = new Map(theirs.map((payment) => [payment.paymentId, payment]))
  return [
    ...theirs
      .filter(({ paymentId, state }) => state === 'paid' && !known.has(paymentId))
      .map(({ providerId }) => ({ reference: providerId, what: 'paid at the provider, unknown here' })),
    ...ours.flatMap((payment) => [
      ...withProvider(payment, there.get(payment.id)),
      ...withHold(payment),
      ...withLedger(payment),
    ]),
    ...holdsWithoutPayment.map(({ reference, state }) => ({ reference, what: `${state} without a payment` })),
  ]
}

/** What the daily comparison leaves in its job until the next one. */
export function reconciledNote({
  payments,
  differences,
}: {
  payments: number
  differences: readonly Difference[]
}): string {
  return `compared ${payments} payments: ${differences.length} differences`
}

/** The differences that such a note counts, for the metrics. `null` for a note about anything else. */
export function countedDifferences(note: string | null): number | null {
  const [, count] = /^compared \d+ payments: (\d+) differences$/.exec(note ?? '') ?? []
  return count === undefined ? null : Number(count)
}

function withProvider(ours: OurPayment, theirs: TheirPayment | undefined): Difference[] {
  const { reference, amountCents, state } = ours
  const say = (what: string) => [{ reference, what }]
  const isPaidHere = state === 'paid' || state === 'refunding' || state === 'refunded'
  if (!theirs) return isPaidHere ? say('paid here, unknown at the provider') : []
  const isPaidThere = theirs.state === 'paid'
  if (isPaidHere && !isPaidThere) return say('paid here, not at the provider')
  if (!isPaidHere && isPaidThere) return say('paid at the provider, not here')
  if (!isPaidHere) return []
  if (theirs.amountCents !== amountCents) return say('the provider has a different amount')
  if (state === 'refunded' && theirs.refundedCents < amountCents)
    return say('refunded here, not at the provider')
  if (state === 'paid' && theirs.refundedCents > 0) return say('refunded at the provider, not here')
  return []
}

/** A paid deposit holds a vehicle, counts towards one that was sold, or goes back. */
function withHold({ reference, state, hold }: OurPayment): Difference[] {
  if (!hold || state !== 'paid' || hold.state === 'held' || hold.state === 'sold') return []
  return [{ reference, what: `paid for a hold that is ${hold.state}` }]
}

function withLedger({ reference, state, hold, amountCents, ledger }: OurPayment): Difference[] {
  const kinds = ledger.map(({ kind }) => kind)
  // A dealer may refund a deposit after the sale. A second deposit, which goes back at once, never counts towards it.
  const isApplied =
    hold?.state === 'sold' && (state === 'paid' || (state === 'refunded' && kinds.includes('applied')))
  const expected = [...ledgerKindsOf(state), ...(isApplied ? ['applied'] : [])]
  const isRight =
    kinds.toSorted().join() === expected.toSorted().join() &&
    ledger.every((entry) => entry.amountCents === amountCents)
  return isRight ? [] : [{ reference, what: 'the ledger entries don’t match' }]
}
