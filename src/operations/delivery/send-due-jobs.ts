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

/** Longer than any sender takes: within it, nobody else has the job. */
const LEASE_MS = 60_000
const MOST_AT_ONCE = 16
/**
 * One system that hangs must not hold up the leads of every other; and what is under way when we crash is sent again. A
 * dealer gets leads by the minute, so two at a time are plenty.
 */
const MOST_TO_ONE = 2
/** A site may be so new that this process has not heard of it yet. */
const SITE_WAIT_MS = 10_000
/** How long to wait for the operator before looking again. */
const WAITING_MS = 5 * 60_000
/** Anybody can write anybody's address into a form; who gets more mails than this did not ask for them. */
const MOST_ACKNOWLEDGED_A_DAY = 3

export type SendDueJobs = {
  /** Takes what is due, as much as there is room for, and begins to deliver it; answers how many it took. */
  begin(): Promise<number>
  /** When all that was begun has ended. */
  idle(): Promise<void>
}

/** Delivers what is due. Each end is written down at once, so that a crash repeats as little as possible. */
export function sendDueJobs(parts: Parts, onEnd: () => void = () => {}): SendDueJobs {
  const underWay = new Set<Promise<void>>()
  const toOne = new Map<string, number>()
  const kinds = kindsOf(parts.senders)

  function start(job: Job) {
    const destination = destinationOf(job)
    toOne.set(destination, (toOne.get(destination) ?? 0) + 1)
    const work = deliver(job, parts).finally(() => {
      toOne.set(destination, (toOne.get(destination) ?? 1) - 1)
      if (toOne.get(destination) === 0) toOne.delete(destination)
      underWay.delete(work)
      onEnd()
    })
    underWay.add(work)
  }

  return {
    async begin() {
      let taken = 0
      while (underWay.size < MOST_AT_ONCE) {
        const busy = [...toOne]
          .filter(([, count]) => count >= MOST_TO_ONE)
          .map(([destination]) => destination)
        const job = await parts.outbox.claim({ kinds, busy, leaseMs: LEASE_MS })
        if (!job) break
        taken += 1
        start(job)
      }
      return taken
    },
    async idle() {
      await Promise.all(underWay)
    },
  }
}

/** What nobody can send is left where it is: no attempt is made, and nothing is lost. */
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
    if (dealer) await writeDown(await attempt(job, dealer, senders, outbox))
    else await outbox.postpone(job, { reason: 'the site is not running', waitMs: SITE_WAIT_MS })
  } catch (error) {
    // The lease runs out and the job comes back, as after a crash.
    log.error({ ...facts, err: error }, 'A delivery ended unforeseen')
  }

  async function writeDown(outcome: JobOutcome) {
    switch (outcome.outcome) {
      case 'sent':
        await outbox.delivered(job)
        return log.info(facts, 'Delivered')
      case 'unneeded':
        return outbox.drop(job)
      case 'waiting':
        await outbox.postpone(job, { reason: outcome.reason, waitMs: WAITING_MS })
        return log.warn({ ...facts, reason: outcome.reason }, 'A delivery waits for something to be set')
      case 'failed': {
        const waitMs = outcome.isFinal ? null : waitAfter(job.attempts, random())
        await outbox.failed(job, { reason: outcome.reason, waitMs })
        const told = { ...facts, problem: outcome.problem, waitMs }
        if (waitMs === null) return log.error(told, 'A delivery was given up; see `leads dead`')
        return log.warn(told, 'A delivery failed and will be tried again')
      }
    }
  }
}

async function attempt(job: Job, dealer: Dealership, senders: Senders, outbox: Outbox): Promise<JobOutcome> {
  // Only crashes count so far without being written down: this job may be what crashes us.
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
  return (await outbox.earlierFrom({ siteId, id: aboutId, email: lead.email })) >= MOST_ACKNOWLEDGED_A_DAY
}
