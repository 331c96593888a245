import { fold } from '../../text/words.ts'
import type { Dictionary } from '../text/dictionary.ts'
import { grown } from '../grown.ts'
import { sortByCount } from './sort-by-count.ts'

export type ListedValue = { readonly value: string; readonly count: number; readonly chosen: boolean }

type Listing = {
  readonly limit: number
  /** Lists only values that contain this text. */
  readonly find: string
  readonly chosen: readonly string[]
}

/**
 * The most frequent values, by count and then by name. Chosen values are always listed, even when no document has them any
 * more, so that a shopper can remove the choice.
 */
export function listValues(
  dictionary: Dictionary,
  counts: Uint32Array,
  { limit, find, chosen }: Listing,
): ListedValue[] {
  const { values } = dictionary
  const found = findOccurring(dictionary, counts, fold(find))
  const kept = found > 2 * limit ? keepMostFrequent(found, counts, limit) : found
  sortByCount(codes, kept, counts)
  const listed: ListedValue[] = []
  for (let at = 0; at < kept && at < limit; at++) {
    const code = codes[at]!
    listed.push({ value: values[code]!, count: counts[code]!, chosen: false })
  }
  return chosen.length === 0 ? listed : withChosen(listed, chosen, dictionary, counts)
}

let codes = new Uint32Array(1024)

/** Writes the values that occur at all into `codes`, in alphabetical order. */
function findOccurring(dictionary: Dictionary, counts: Uint32Array, find: string): number {
  const { alphabetical } = dictionary
  codes = grown(codes, alphabetical.length)
  let found = 0
  for (let at = 0; at < alphabetical.length; at++) {
    const code = alphabetical[at]!
    if (counts[code]! > 0 && (find === '' || dictionary.contains(code, find))) codes[found++] = code
  }
  return found
}

/** Counts from here on are treated as equal when looking for the smallest count on the list. */
const MANY = 1023
const valuesWithCount = new Uint32Array(MANY + 1)

/** Drops values that cannot be on the list, because sorting thousands of values to show a hundred would be slowest. */
function keepMostFrequent(found: number, counts: Uint32Array, limit: number): number {
  valuesWithCount.fill(0)
  for (let at = 0; at < found; at++) valuesWithCount[Math.min(counts[codes[at]!]!, MANY)]!++
  let least = MANY
  for (let places = limit; places > valuesWithCount[least]!; least--) places -= valuesWithCount[least]!

  let kept = 0
  for (let at = 0; at < found; at++) if (counts[codes[at]!]! >= least) codes[kept++] = codes[at]!
  return kept
}

function withChosen(
  listed: ListedValue[],
  chosen: readonly string[],
  dictionary: Dictionary,
  counts: Uint32Array,
): ListedValue[] {
  const isChosen = new Set(chosen)
  const all = listed.map((entry) => (isChosen.delete(entry.value) ? { ...entry, chosen: true } : entry))
  if (isChosen.size === 0) return all

  for (const value of isChosen) {
    const code = dictionary.codeOf(value)
    all.push({ value, count: code === undefined ? 0 : counts[code]!, chosen: true })
  }
  return all.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
