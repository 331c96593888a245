/** The result of one attempt at a job. */
export type JobOutcome =
  | { outcome: 'done' }
  /** There is nothing to do any more, so the job is deleted. */
  | { outcome: 'unneeded' }
  /** It is too early. The job waits without counting an attempt. */
  | { outcome: 'not yet'; reason: string; waitMs: number }
  | JobFailure
  | JobWait

export type JobFailure = {
  outcome: 'failed'
  /** A short reason without personal data, for the log. */
  problem: string
  /** Every known detail, for the person who investigates. */
  reason: string
  /** True when another attempt would fail too. */
  isFinal?: boolean
  /** Set when nobody has to look at the failure, with the reason. */
  dismissedBecause?: string
}

/** The operator has to configure something first. This is not a failure, so the job waits as long as it takes. */
export type JobWait = { outcome: 'waiting'; reason: string }
