import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { type Reconciled, type Reconciler, reconcileSite } from './reconcile-site.ts'

/** Compares the payments of the last days as a job. An outcome says why they could not be compared. */
export async function compareDaily(days: number, ports: Reconciler): Promise<Reconciled | JobOutcome> {
  try {
    return await reconcileSite(days, ports)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const reason = `the payment provider could not be asked: ${why}`
    return { outcome: 'failed', problem: 'comparison failed', reason }
  }
}
