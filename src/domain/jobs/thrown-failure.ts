import type { JobFailure } from './job-outcome.ts'

/** An error that a handler threw. Its job is tried again like after any other failure. */
export function thrownFailure(error: unknown): JobFailure {
  return { outcome: 'failed', problem: 'unexpected error', reason: `unexpected error: ${firstCause(error)}` }
}

/** The text of a failed statement repeats all of its values; its cause says what was wrong. */
function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : firstCause(error.cause)
}
