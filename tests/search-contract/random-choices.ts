import { seededRandom } from '#domain/shared/seeded-random.ts'

/** Choices that are the same for the same seed. */
export type Random = {
  /** From 0 to below 1. */
  number(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  chance(probability: number): boolean
  one<T>(from: readonly T[]): T
  /** An element of a list whose first elements are far more likely than its last, as with makes and models. */
  frequent<T>(from: readonly T[]): T
}

export function randomChoices(seed: number): Random {
  const number = seededRandom(seed)
  const below = (end: number) => Math.floor(number() * end)
  return {
    number,
    below,
    chance: (probability) => number() < probability,
    one: (from) => at(from, below(from.length)),
    frequent: (from) => at(from, Math.floor(number() ** 2.2 * from.length)),
  }
}

function at<T>(from: readonly T[], index: number): T {
  const entry = from[index]
  if (entry === undefined) throw new Error('The list is empty.')
  return entry
}
