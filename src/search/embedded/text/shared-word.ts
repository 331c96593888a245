/** Dealers describe their vehicles in the same words, so this many are worth one copy for all sites of a process. */
const MAX_WORDS = 100_000

const copies = new Map<string, string>()

/**
 * The same word, in memory once for all indexes. A new one is copied: a part of a long text would keep the whole text in
 * memory.
 */
export function sharedWord(word: string): string {
  const known = copies.get(word)
  if (known !== undefined) return known
  const copy = Buffer.from(word).toString()
  if (copies.size === MAX_WORDS) copies.clear()
  copies.set(copy, copy)
  return copy
}
