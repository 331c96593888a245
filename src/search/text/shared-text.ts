/** Dealers describe their vehicles in the same words, so this many are worth one copy for all sites of a process. */
const MAX_TEXTS = 100_000

const copies = new Map<string, string>()

/**
 * The same word or value, in memory once for all sites. A new one is copied: a part of a long text would keep the whole text in
 * memory.
 */
export function sharedText(text: string): string {
  const known = copies.get(text)
  if (known !== undefined) return known
  if (!text.isWellFormed()) return text
  const copy = Buffer.from(text).toString()
  if (copies.size === MAX_TEXTS) copies.clear()
  copies.set(copy, copy)
  return copy
}
