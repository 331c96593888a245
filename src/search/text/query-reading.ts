import type { Aliases } from '../port.ts'
import { readText, type TextReading } from './text-reading.ts'
import type { Field, NameField, Vocabulary } from './vocabulary.ts'

/** A word, or the beginning of one, in one of the fields. */
export type WordPlace = { readonly field: Field; readonly word: string; readonly isBeginning: boolean }

/** How many visible documents have which name. */
export type NameCounts = Readonly<Record<NameField, ReadonlyMap<string, number>>>

/** What an engine that keeps its words elsewhere can be asked about its visible documents. */
export type Asked = {
  readonly otherTiers: number
  readonly otherNames: Aliases
  /** Whether any of them has each of these, in the same sequence. */
  seen(places: readonly WordPlace[]): Promise<readonly boolean[]>
  names(): Promise<NameCounts>
}

/**
 * Reads a typed text as every engine does. What is not known yet is taken as unseen and asked for, all at once, and the
 * text is read again: after two or three rounds nothing is left to ask. Names are asked for only when a word is
 * mistyped.
 */
export async function readByAsking(
  typed: string,
  { otherTiers, otherNames, seen, names }: Asked,
): Promise<TextReading<WordPlace>> {
  const known = new Map<string, boolean>()
  let counts: NameCounts | null = null
  for (;;) {
    const unknown = new Map<string, WordPlace>()
    let wantsNames = false
    const reading = readText<WordPlace>(typed, {
      ...placesOf(otherTiers),
      otherNames: (word) => otherNames.get(word) ?? [],
      isSeen(place) {
        const answer = known.get(keyOf(place))
        if (answer === undefined) unknown.set(keyOf(place), place)
        return answer ?? false
      },
      sorted(field) {
        wantsNames = true
        return counts ? sortedNames(counts[field]) : []
      },
      countOf: (field, name) => counts?.[field].get(name) ?? 0,
    })
    if (unknown.size > 0) {
      const answers = await seen([...unknown.values()])
      for (const [at, key] of [...unknown.keys()].entries()) known.set(key, answers[at] ?? false)
    } else if (wantsNames && !counts) counts = await names()
    else return withoutUnseen(reading, (place) => known.get(keyOf(place)) ?? true)
  }
}

function placesOf(
  otherTiers: number,
): Pick<Vocabulary<WordPlace>, 'otherTiers' | 'exactly' | 'startingWith'> {
  return {
    otherTiers,
    exactly: (field, word) => [{ field, word, isBeginning: false }],
    startingWith: (field, word) => [{ field, word, isBeginning: true }],
  }
}

function keyOf({ field, word, isBeginning }: WordPlace) {
  return `${field} ${word}${isBeginning ? '…' : ''}`
}

/** By the list of names, which an engine keeps for as long as its index stays as it is. */
const sorted = new WeakMap<ReadonlyMap<string, number>, readonly string[]>()

function sortedNames(counts: ReadonlyMap<string, number>) {
  const names = sorted.get(counts) ?? [...counts.keys()].sort()
  sorted.set(counts, names)
  return names
}

/** A place that no visible document has can only cost time. */
function withoutUnseen(
  { spans, ...reading }: TextReading<WordPlace>,
  isSeen: (place: WordPlace) => boolean,
): TextReading<WordPlace> {
  return {
    ...reading,
    spans: spans.map((span) => ({
      ...span,
      found: span.found
        .map(({ rank, lists }) => ({ rank, lists: lists.filter(isSeen) }))
        .filter(({ lists }) => lists.length > 0),
    })),
  }
}
