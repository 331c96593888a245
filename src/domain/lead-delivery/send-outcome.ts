import type { JobFailure, JobWait } from '../jobs/job-outcome.ts'

/** The result of one attempt to send a message. */
export type SendOutcome = { outcome: 'sent'; answer: string } | SendFailure | JobWait

type SendFailure = JobFailure & {
  /** True when the receiver’s server says for good that it takes no messages for this address. */
  isBadAddress?: boolean
}
