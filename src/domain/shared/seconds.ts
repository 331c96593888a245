/** Some three thousand years from now: a later time is not a valid one. */
const MAX_SECONDS = 1e11

/** Whether a stored value is a time in whole seconds since 1970. */
export function isMoment(seconds: unknown): seconds is number {
  return Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < MAX_SECONDS
}
