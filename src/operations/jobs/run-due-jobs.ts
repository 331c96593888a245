import { tracingChannel } from 'node:diagnostics_channel'
import type { Job, Outbox } from '#data/outbox.ts'
import type { JobFailure, JobOutcome } from '#domain/jobs/job-outcome.ts'
import { type RetryPlan, waitAfter } from '#domain/jobs/retry-plan.ts'
import { thrownFailure } from '#domain/jobs/thrown-failure.ts'
import type { Log } from '../log.ts'
import type { JobKind } from './job-kind.ts'
import { keepLease } from './keep-lease.ts'

type Parts<Ports> = {
  outbox: Outbox
  kinds: ReadonlyMap<string, JobKind<Ports>>
  /** What handlers get of a site; `null` while the site is not running here. */
  portsOf: (siteId: string) => Ports | null
  log: Log
  /** How long a job of a dead process waits for another. It is renewed while a handler runs. */
  leaseMs?: number | undefined
  random?: () => number
}

const LEASE_MS = 60_000
const MAX_AT_ONCE = 16
/**
 * Limits the jobs to one destination, so that one slow system doesn't hold up every other, and so that few are
 * sent twice after a crash. A dealer gets a lead every few minutes, so two at a time are plenty.
 */
const MAX_PER_DESTINATION = 2
/** A new site that this process hasn't loaded yet. */
const SITE_WAIT_MS = 10_000
/** How long to wait before trying again when the operator has to configure something. */
const WAITING_MS = 5 * 60_000
/** During an upgrade a newer process may know a kind that this one doesn't. After this long, no process does. */
const UNKNOWN_KIND_MS = 60 * 60_000

export type RunDueJobs = {
  /** Claims due jobs, as many as there is room for, until stopping, and starts them. Returns how many it claimed. */
  begin(stopping?: AbortSignal): Promise<number>
  /** Resolves when every started job has ended. */
  idle(): Promise<void>
}

/** An attempt, as announced to anyone who traces it. Its result is the outcome. */
export type TracedJob = Pick<Job, 'id' | 'kind' | 'siteId'> & { attempt: number }

const attempts = tracingChannel<unknown, TracedJob>('forecourt:job')

/** Runs due jobs of every kind. Each result is stored at once, so that a crash repeats as little as possible. */
export function runDueJobs<Ports>(parts: Parts<Ports>, onEnd: () => void = () => {}): RunDueJobs {
  const { leaseMs = LEASE_MS } = parts
  const underWay = new Set<Promise<unknown>>()
  const perDestination = new Map<string, number>()
  const kinds = [...parts.kinds].filter(([, { isReady }]) => isReady).map(([kind]) => kind)
  const unknown = { except: [...parts.kinds.keys()], overdueMs: UNKNOWN_KIND_MS }

  function start(job: Job) {
    const { destination } = job
    perDestination.set(destination, (perDestination.get(destination) ?? 0) + 1)
    const { id, kind, siteId, attempts: attempt } = job
    const work = attempts
      .tracePromise(() => run(job, parts), { id, kind, siteId, attempt })
      .finally(() => {
        perDestination.set(destination, (perDestination.get(destination) ?? 1) - 1)
        if (perDestination.get(destination) === 0) perDestination.delete(destination)
        underWay.delete(work)
        onEnd()
      })
    underWay.add(work)
  }

  return {
    async begin(stopping) {
      let claimed = 0
      while (underWay.size < MAX_AT_ONCE && !stopping?.aborted) {
        const busy = [...perDestination]
          .filter(([, count]) => count >= MAX_PER_DESTINATION)
          .map(([destination]) => destination)
        const job = await parts.outbox.claim({ kinds, unknown, busy, leaseMs })
        if (!job) break
        claimed += 1
        start(job)
      }
      return claimed
    },
    async idle() {
      await Promise.all(underWay)
    },
  }
}

async function run<Ports>(job: Job, parts: Parts<Ports>): Promise<string> {
  const { outbox, portsOf, log, leaseMs = LEASE_MS, random = Math.random } = parts
  const kind = parts.kinds.get(job.kind)
  const facts = { job: job.id, kind: job.kind, site: job.siteId, attempt: job.attempts }
  try {
    if (!kind) {
      await storeFailure(unknownKind(job))
      return 'failed'
    }
    const ports = portsOf(job.siteId)
    if (!ports) {
      await outbox.postpone(job, { reason: 'the site is not running', waitMs: SITE_WAIT_MS })
      return 'not yet'
    }
    const outcome = await keepLease(() => attemptOrFailure(kind, ports), { job, outbox, leaseMs, log })
    await storeOutcome(outcome, kind.retries)
    return outcome.outcome
  } catch (error) {
    // The lease expires and the job comes back, as after a crash.
    log.error({ ...facts, err: error }, 'The result of a delivery could not be stored')
    return 'not stored'
  }

  async function attemptOrFailure(of: JobKind<Ports>, ports: Ports): Promise<JobOutcome> {
    try {
      return await attempt(job, of, ports)
    } catch (error) {
      log.error({ ...facts, err: error }, 'A delivery failed unexpectedly')
      return thrownFailure(error)
    }
  }

  async function storeOutcome(outcome: JobOutcome, retries: RetryPlan) {
    switch (outcome.outcome) {
      case 'done':
        await outbox.delivered(job)
        await outbox.bringForwardNext(job)
        return log.info(facts, 'Delivered')
      case 'unneeded':
        return outbox.drop(job)
      case 'not yet':
        return outbox.postpone(job, { reason: outcome.reason, waitMs: outcome.waitMs, isOnPurpose: true })
      case 'waiting':
        await outbox.postpone(job, { reason: outcome.reason, waitMs: WAITING_MS })
        return log.warn({ ...facts, reason: outcome.reason }, 'A delivery is waiting for a setting')
      case 'failed':
        return storeFailure(outcome, waitAfter(retries, job.attempts, random()))
    }
  }

  async function storeFailure(failure: JobFailure, retryMs: number | null = null) {
    const { problem, reason, isFinal, dismissedBecause } = failure
    const waitMs = isFinal ? null : retryMs
    await outbox.failed(job, { reason, waitMs, dismissedBecause })
    const details = { ...facts, problem, waitMs }
    if (dismissedBecause !== undefined)
      return log.info({ ...details, dismissedBecause }, 'A delivery has failed for good and is dismissed')
    if (waitMs === null) return log.error(details, 'A delivery has failed for good; see `leads dead`')
    return log.warn(details, 'A delivery failed and will be retried')
  }
}

async function attempt<Ports>(job: Job, kind: JobKind<Ports>, ports: Ports): Promise<JobOutcome> {
  // An attempt without a stored result crashed, and this job may have caused it.
  if (job.attempts > kind.retries.maxAttempts) {
    return { outcome: 'failed', problem: 'never ended', reason: 'no attempt ever ended', isFinal: true }
  }
  return kind.attempt(job, ports)
}

function unknownKind({ kind }: Job): JobFailure {
  return { outcome: 'failed', problem: 'unknown kind', reason: `no process knows jobs of the kind “${kind}”` }
}
