import type { Aliases } from '../port.ts'
import { readText, type TextReading } from './text-reading.ts'
import type { Field, NameField, Vocabulary } from './vocabulary.ts'

/** A word, or the prefix of one, in one of the fields. */
export type WordPlace = { readonly field: Field; readonly word: string; readonly isPrefix: boolean }

/** How many visible documents have each name. */
export type NameCounts = Readonly<Record<NameField, ReadonlyMap<string, number>>>

/** Looks up the words of visible documents for an engine that stores them elsewhere. */
export type WordLookup = {
  readonly otherTiers: number
  readonly otherNames: Aliases
  /** Whether any visible document has each of these words, in the same sequence. */
  seen(places: readonly WordPlace[]): Promise<readonly boolean[]>
  names(): Promise<NameCounts>
}

/**
 * Reads a typed text with the rules of every engine. Unknown words count as missing at first and are looked up together,
 * then the text is read again. After two or three rounds every word is known. Names are only looked up when a word is
 * misspelt.
 */
export async function readWithLookup(
  typed: string,
  { otherTiers, otherNames, seen, names }: WordLookup,
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
    exactly: (field, word) => [{ field, word, isPrefix: false }],
    startingWith: (field, word) => [{ field, word, isPrefix: true }],
  }
}

function keyOf({ field, word, isPrefix }: WordPlace) {
  return `${field} ${word}${isPrefix ? '…' : ''}`
}

/** Keyed by the list of names, which an engine caches until its index changes. */
const sorted = new WeakMap<ReadonlyMap<string, number>, readonly string[]>()

function sortedNames(counts: ReadonlyMap<string, number>) {
  const names = sorted.get(counts) ?? [...counts.keys()].sort()
  sorted.set(counts, names)
  return names
}

/** Drops places that no visible document has, because they only cost time. */
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
