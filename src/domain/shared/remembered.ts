/** Vehicles repeat the same few values, and dealers have most of them in common. */
const MAX_TEXTS = 20_000
const MAX_LENGTH = 64

/** The same function of a text, with the results for short texts in memory. */
export function remembered<Result extends string | readonly unknown[]>(
  of: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = of(text)
    if (text.length > MAX_LENGTH) return result
    if (results.size === MAX_TEXTS) results.clear()
    results.set(text, result)
    return result
  }
}
