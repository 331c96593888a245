/** Where `word` stands in a sorted list, or would stand. */
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

/** Where the words that begin with `beginning` end, given where they start. */
export function endOfBeginning(sorted: readonly string[], beginning: string, start: number): number {
  let low = start
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]!.startsWith(beginning)) low = middle + 1
    else high = middle
  }
  return low
}

/** How many letters two words have in common at their beginning. */
export function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++
  return shared
}
