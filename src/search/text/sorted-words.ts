import { firstPlace } from '../binary-search.ts'

/** The position of `word` in a sorted list, or where it would be inserted. */
export function lowerBound(sorted: readonly string[], word: string): number {
  return firstPlace(0, sorted.length, (place) => sorted[place]! >= word)
}

/** The end of the words with a prefix, given their start. */
export function endOfPrefix(sorted: readonly string[], prefix: string, start: number): number {
  return firstPlace(start, sorted.length, (place) => !sorted[place]!.startsWith(prefix))
}

/** The length of the common prefix of two words. */
export function commonPrefixLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++
  return shared
}
