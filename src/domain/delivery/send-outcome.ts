/** The result of one attempt to send a message. */
export type SendOutcome =
  | { outcome: 'sent'; answer: string }
  | {
      outcome: 'failed'
      /** A short reason without personal data, for the log. */
      problem: string
      /** Every known detail, for the person who investigates. */
      reason: string
      /** True when another attempt would fail too. */
      isFinal?: boolean
    }
  /**
   * The operator has to configure something first. This is not a failure, so the job waits as long as it takes.
   */
  | { outcome: 'waiting'; reason: string }
