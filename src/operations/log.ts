/** The log that operations use: facts first, then a sentence. Never personal data. */
export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
