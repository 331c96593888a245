/** Drops unknown facts, so that structured data never contains empty values. */
export function knownFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== ''),
  )
}
