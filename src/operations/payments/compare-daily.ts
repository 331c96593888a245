import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { type Reconciled, type Reconciler, reconcileSite } from './reconcile-site.ts'

/** Compares the payments of the last days as a job. An outcome says why they could not be compared. */
export async function compareDaily(days: number, ports: Reconciler): Promise<Reconciled | JobOutcome> {
  if (!ports.paymentProvider) return withoutProvider(days, ports)
  try {
    return await reconcileSite(days, ports)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const reason = `the payment provider could not be asked: ${why}`
    return { outcome: 'failed', problem: 'comparison failed', reason }
  }
}

/** Another process may have the keys. A site that has long been disconnected is compared again from its next payment on. */
async function withoutProvider(days: number, { payments, now }: Reconciler): Promise<JobOutcome> {
  const from = new Date(now().getTime() - days * DAY_MS)
  if ((await payments.books(from)).length === 0) return { outcome: 'unneeded' }
  return { outcome: 'waiting', reason: 'STRIPE_KEYS has no keys for this site' }
}

const DAY_MS = 24 * 60 * 60 * 1000
