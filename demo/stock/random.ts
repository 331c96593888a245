import { seededRandom } from '#domain/shared/seeded-random.ts'

/** Random choices that are the same for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  share(): number
  /** A whole number, including both ends. */
  between(min: number, max: number): number
  chance(of: number): boolean
  pick<T>(from: readonly T[]): T
  weighted<T>(from: readonly (readonly [T, number])[]): T
  /** All elements in random order. */
  inAnyOrder<T>(from: readonly T[]): Generator<T>
  /** A number of different elements, in any order. */
  some<T>(from: readonly T[], count: number): T[]
  /** A normally distributed number around 0, rarely beyond -2 or 2. */
  spread(): number
}

export function randomFrom(seed: string): Random {
  const share = seededRandom(hashOf(seed))
  const random: Random = {
    share,
    between: (min, max) => min + Math.floor(share() * (max - min + 1)),
    chance: (of) => share() < of,
    pick: (from) => chosen(from, Math.floor(share() * from.length)),
    weighted(from) {
      let rest = share() * from.reduce((sum, [, weight]) => sum + weight, 0)
      const found = from.findIndex(([, weight]) => (rest -= weight) < 0)
      return chosen(from, found === -1 ? from.length - 1 : found)[0]
    },
    *inAnyOrder(from) {
      const left = [...from]
      for (let count = left.length; count > 0; count--) {
        const index = Math.floor(share() * count)
        yield chosen(left, index)
        left[index] = chosen(left, count - 1)
      }
    },
    some: (from, count) => [...random.inAnyOrder(from)].slice(0, count),
    spread: () => (share() + share() + share() + share() - 2) * 1.73,
  }
  return random
}

function chosen<T>(from: readonly T[], index: number): T {
  if (from.length === 0) throw new Error('The list is empty.')
  return from[index] as T
}

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
