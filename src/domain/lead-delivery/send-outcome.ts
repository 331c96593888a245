import type { JobFailure, JobWait } from '../jobs/job-outcome.ts'

/** The result of one attempt to send a message. */
export type SendOutcome = { outcome: 'sent'; answer: string } | JobFailure | JobWait
