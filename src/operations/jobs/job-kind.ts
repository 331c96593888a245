import { z } from 'zod'
import type { Job } from '#data/outbox.ts'
import type { JobFailure, JobOutcome } from '#domain/jobs/job-outcome.ts'
import type { RetryPlan } from '#domain/jobs/retry-plan.ts'

/** How jobs of one kind are done. `Ports` is what its handler needs of the site. */
export type JobKind<Ports> = {
  retries: RetryPlan
  /** False where the operator has not configured what it needs. Its jobs then stay in the queue, without an attempt. */
  isReady: boolean
  /** One attempt. A payload that doesn’t fit fails for good at once, because no attempt can change that. */
  attempt: (job: Job, ports: Ports) => Promise<JobOutcome>
}

/** A job whose payload has been checked. */
export type JobWith<Payload> = Omit<Job, 'payload'> & { payload: Payload }

type Declaration<Payload, Ports> = {
  payload: z.ZodType<Payload>
  retries: RetryPlan
  isReady?: boolean
  handle: (job: JobWith<Payload>, ports: Ports) => Promise<JobOutcome>
}

/** Declares a kind of job. */
export function jobKind<Payload, Ports>({
  payload: schema,
  retries,
  isReady = true,
  handle,
}: Declaration<Payload, Ports>): JobKind<Ports> {
  return {
    retries,
    isReady,
    async attempt(job, ports) {
      const payload = schema.safeParse(job.payload)
      return payload.success ? handle({ ...job, payload: payload.data }, ports) : misfit(job, payload.error)
    },
  }
}

function misfit({ kind }: Job, error: z.ZodError): JobFailure {
  return {
    outcome: 'failed',
    problem: 'payload does not fit',
    reason: `the payload is not one of ${kind}: ${z.prettifyError(error)}`,
    isFinal: true,
  }
}
