/**
 * A set of rows: it contains row `r` if bit `r & 31` of word `r >>> 5` is set.
 *
 * Searches spend most of their time in these loops. All indexes in them are within bounds by construction, but the
 * compiler cannot know that, hence the `!` here and in the columns.
 */
export type Bits = Uint32Array

export function wordsFor(rows: number): number {
  return (rows + 31) >>> 5
}

export function has(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1
}

export function add(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function remove(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

/** Sets `into` to the intersection of both sets. `into` may be one of them. */
export function intersect(one: Bits, other: Bits, into: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = one[word]! & other[word]!
  return into
}

/** The same, and returns the size of the intersection. */
export function intersectAndCount(one: Bits, other: Bits, into: Bits): number {
  let size = 0
  for (let at = 0; at < into.length; at++) {
    const word = one[at]! & other[at]!
    into[at] = word
    size += ones(word)
  }
  return size
}

/** Sets `into` to `one` without `other`. */
export function subtract(one: Bits, other: Bits, into: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = one[word]! & ~other[word]!
  return into
}

/** Adds `other` to `into`. */
export function unite(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word]! |= other[word]!
  return into
}

export function invert(bits: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word] = ~bits[word]!
  return bits
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (let at = 0; at < bits.length; at++) size += ones(bits[at]!)
  return size
}

/** Writes the rows of a set, in order, into `rows`, and returns how many there are. */
export function listRows(bits: Bits, rows: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!
    while (word !== 0) {
      const lowest = word & -word
      rows[count++] = (at << 5) + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return count
}

/** How many bits of a word are set (Warren, "Hacker's Delight", 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
