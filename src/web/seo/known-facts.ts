/** What is known, for search engines: an unknown is left out and never written as nothing. */
export function knownFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== ''),
  )
}
