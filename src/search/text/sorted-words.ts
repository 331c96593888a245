/** The position of `word` in a sorted list, or where it would be inserted. */
export function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The end of the words with a prefix, given their start. */
export function endOfPrefix(sorted: readonly string[], prefix: string, start: number): number {
  let low = start
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]!.startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}

/** The length of the common prefix of two words. */
export function commonPrefixLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++
  return shared
}
