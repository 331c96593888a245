/** What became of an attempt to hand a message on. */
export type SendOutcome =
  | { outcome: 'sent'; answer: string }
  | {
      outcome: 'failed'
      /** In few words and without personal data, for the log. */
      problem: string
      /** All that is known, for whoever looks into it. */
      reason: string
      /** Whether trying again is of no use. */
      isFinal?: boolean
    }
  /** The operator has to set something first. It is nobody's failure, so it waits for as long as that takes. */
  | { outcome: 'waiting'; reason: string }
