import type { PaymentStore } from '#data/payments/payments.ts'
import type { HoldStore } from '#data/reservations/holds.ts'
import { type Difference, reconcile, type TheirPayment } from '#domain/payments/reconcile.ts'
import type { Dealership } from '../sites/dealership.ts'

export type Reconciler = Pick<Dealership, 'siteId' | 'paymentProvider' | 'now'> & {
  payments: Pick<PaymentStore, 'books'>
  holds: Pick<HoldStore, 'withoutPayment'>
}

/** The differences, and how many payments were compared. */
export type Reconciled = { differences: Difference[]; payments: number }

const DAY_MS = 24 * 60 * 60 * 1000
/** What has just happened may not have reached everyone yet. */
const SETTLING_MS = 5 * 60 * 1000

/** Compares the payments of the last days at the provider with ours, our holds and our ledger. */
export async function reconcileSite(
  days: number,
  { siteId, payments, holds, paymentProvider: provider, now }: Reconciler,
  settlingMs = SETTLING_MS,
): Promise<Reconciled> {
  const from = new Date(now().getTime() - days * DAY_MS)
  const isOld = ({ createdAt }: { createdAt: Date }) =>
    createdAt >= from && now().getTime() - createdAt.getTime() >= settlingMs
  const theirs: TheirPayment[] = []
  // The provider first: what is paid meanwhile is then known here, and not the other way round.
  if (provider) {
    for await (const payment of provider.since(from))
      if (payment.siteId === siteId && isOld(payment)) theirs.push(payment)
  }
  const all = await payments.books(from)
  const ours = provider ? all.filter((payment) => payment.provider === provider.name && isOld(payment)) : []
  const differences = reconcile({ ours, theirs, holdsWithoutPayment: await holds.withoutPayment() })
  return { differences, payments: ours.length }
}
