import type { Job, Outbox } from '#data/outbox.ts'
import type { Log } from '../log.ts'

/** A handler that runs for longer than this hangs, and another process may try its job. */
const MAX_WORK_MS = 10 * 60_000
/** Renewals for each lease, so that one that fails costs nothing. */
const RENEWALS = 3

type Lease = { job: Job; outbox: Outbox; leaseMs: number; log: Log }

/** Works on a job and renews its lease meanwhile, so that no other process takes it. */
export async function keepLease<Result>(
  work: () => Promise<Result>,
  { job, outbox, leaseMs, log }: Lease,
): Promise<Result> {
  const everyMs = leaseMs / RENEWALS
  let left = Math.floor(MAX_WORK_MS / everyMs)
  let renewal: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    left -= 1
    if (left <= 0) clearInterval(timer)
    renewal = outbox.renew(job, leaseMs).catch((error: unknown) => {
      log.warn({ job: job.id, kind: job.kind, err: error }, 'Cannot renew the lease of a job')
    })
  }, everyMs)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    // Otherwise it could move the next attempt after the result is stored.
    await renewal
  }
}
