import { destinationOf, type Job, type JobKind, jobKinds, type Outbox } from '#data/outbox.ts'
import { MOST_ATTEMPTS, waitAfter } from '#domain/delivery/wait-after.ts'
import type { Dealership } from '../sites/dealership.ts'
import { sendJob, type JobOutcome, type Senders } from './send-job.ts'
import type { Log } from '../log.ts'

type Parts = {
  outbox: Outbox
  dealerOf: (siteId: string) => Dealership | null
  senders: Senders
  log: Log
  random?: () => number
}

/** Longer than any sender takes. Within it, no other process can claim the job. */
const LEASE_MS = 60_000
const MOST_AT_ONCE = 16
/**
 * Limits the jobs to one destination, so that one slow system doesn't hold up every other, and so that few are
 * sent twice after a crash. A dealer gets a lead every few minutes, so two at a time are plenty.
 */
const MOST_PER_DESTINATION = 2
/** A new site that this process hasn't loaded yet. */
const SITE_WAIT_MS = 10_000
/** How long to wait before trying again when the operator has to configure something. */
const WAITING_MS = 5 * 60_000
/**
 * Anyone can type anyone's address into a form. A person who gets more emails than this did not ask for them.
 */
const MOST_ACKNOWLEDGEMENTS_A_DAY = 3

export type SendDueJobs = {
  /** Claims due jobs, as many as there is room for, and starts to send them. Returns how many it claimed. */
  begin(): Promise<number>
  /** Resolves when every started job has ended. */
  idle(): Promise<void>
}

/** Sends due jobs. Each result is stored at once, so that a crash repeats as little as possible. */
export function sendDueJobs(parts: Parts, onEnd: () => void = () => {}): SendDueJobs {
  const underWay = new Set<Promise<void>>()
  const perDestination = new Map<string, number>()
  const kinds = kindsOf(parts.senders)

  function start(job: Job) {
    const destination = destinationOf(job)
    perDestination.set(destination, (perDestination.get(destination) ?? 0) + 1)
    const work = deliver(job, parts).finally(() => {
      perDestination.set(destination, (perDestination.get(destination) ?? 1) - 1)
      if (perDestination.get(destination) === 0) perDestination.delete(destination)
      underWay.delete(work)
      onEnd()
    })
    underWay.add(work)
  }

  return {
    async begin() {
      let claimed = 0
      while (underWay.size < MOST_AT_ONCE) {
        const busy = [...perDestination]
          .filter(([, count]) => count >= MOST_PER_DESTINATION)
          .map(([destination]) => destination)
        const job = await parts.outbox.claim({ kinds, busy, leaseMs: LEASE_MS })
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

/**
 * The kinds of jobs that this process can send. It leaves the others in the queue, without counting an attempt.
 */
function kindsOf({ email, sms }: Senders): JobKind[] {
  return jobKinds.filter((kind) => {
    if (kind === 'lead-sms') return sms !== null
    return kind === 'lead-webhook' || email !== null
  })
}

async function deliver(job: Job, { outbox, dealerOf, senders, log, random = Math.random }: Parts) {
  const facts = { job: job.id, kind: job.kind, site: job.siteId, attempt: job.attempts }
  try {
    const dealer = dealerOf(job.siteId)
    if (dealer) await storeOutcome(await attempt(job, dealer, senders, outbox))
    else await outbox.postpone(job, { reason: 'the site is not running', waitMs: SITE_WAIT_MS })
  } catch (error) {
    // The lease expires and the job comes back, as after a crash.
    log.error({ ...facts, err: error }, 'A delivery failed unexpectedly')
  }

  async function storeOutcome(outcome: JobOutcome) {
    switch (outcome.outcome) {
      case 'sent':
        await outbox.delivered(job)
        return log.info(facts, 'Delivered')
      case 'unneeded':
        return outbox.drop(job)
      case 'waiting':
        await outbox.postpone(job, { reason: outcome.reason, waitMs: WAITING_MS })
        return log.warn({ ...facts, reason: outcome.reason }, 'A delivery is waiting for a setting')
      case 'failed': {
        const waitMs = outcome.isFinal ? null : waitAfter(job.attempts, random())
        await outbox.failed(job, { reason: outcome.reason, waitMs })
        const details = { ...facts, problem: outcome.problem, waitMs }
        if (waitMs === null) return log.error(details, 'A delivery has failed for good; see `leads dead`')
        return log.warn(details, 'A delivery failed and will be retried')
      }
    }
  }
}

async function attempt(job: Job, dealer: Dealership, senders: Senders, outbox: Outbox): Promise<JobOutcome> {
  // An attempt without a stored result crashed, and this job may have caused it.
  if (job.attempts > MOST_ATTEMPTS) {
    return { outcome: 'failed', problem: 'never ended', reason: 'no attempt ever ended', isFinal: true }
  }
  if (job.kind === 'lead-acknowledgement' && (await hasEnoughAcknowledgements(job, dealer, outbox)))
    return { outcome: 'unneeded' }
  return sendJob(job, dealer, senders)
}

async function hasEnoughAcknowledgements({ siteId, aboutId }: Job, { leads }: Dealership, outbox: Outbox) {
  const lead = await leads.find(aboutId)
  if (!lead || lead.email === null) return true
  return (await outbox.earlierFrom({ siteId, id: aboutId, email: lead.email })) >= MOST_ACKNOWLEDGEMENTS_A_DAY
}
