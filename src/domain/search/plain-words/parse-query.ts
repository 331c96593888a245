import type { Chosen, Ranges } from '../search-state.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'
import type { SortOrder } from '../sort-orders.ts'
import { readCount } from './read-count.ts'
import { readEngine } from './read-engine.ts'
import { readLimit } from './read-limit.ts'
import { readNegation } from './read-negation.ts'
import { readLowKilometres, readOrder } from './read-order.ts'
import { readBarePlace, readPlace } from './read-place.ts'
import { readMistyped, readStock } from './read-stock.ts'
import { readTowing } from './read-towing.ts'
import { readSetPhrase, readRequestPhrase } from './read-request-phrase.ts'
import type { Meaning, Reader, Reading } from './reading.ts'
import { remainingText } from './remaining-text.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'
import { isJoined, type Token, tokensOf } from './tokens.ts'

/** A request in plain words as filters, and the text that remains. */
export type ParsedQuery = {
  chosen: Chosen
  ranges: Ranges
  sort: SortOrder | null
  near: string
  /** Phrases that no filter can express, in the shopper's words. */
  unmet: string[]
  rest: string
}

/**
 * Parses a request such as “white diesel ute under 40k near Toowoomba”. Returns `null` when there is nothing to
 * parse: vehicle names alone go to the text search, which forgives more. The remaining text is parsed again,
 * because removing words can bring a phrase together.
 */
export function parseQuery(text: string, vocabulary: StockVocabulary): ParsedQuery | null {
  const first = readOnce(text, vocabulary)
  if (!first) return null
  const more = parseQuery(first.rest, vocabulary)
  return more ? together(first, more) : first
}

/** The longest reading wins; among equals, the first reader here. */
const readers: Reader[] = [
  readPlace,
  readTowing,
  readLimit,
  readCount,
  readEngine,
  readNegation,
  readStock,
  readOrder,
  readLowKilometres,
  readSetPhrase,
  readRequestPhrase,
]

function readOnce(text: string, vocabulary: StockVocabulary): ParsedQuery | null {
  const tokens = tokensOf(text)
  const meanings: Meaning[] = []
  const left: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const reading = readingAt(tokens, at, vocabulary)
    const length = reading?.length ?? 1
    if (!reading || staysText(reading)) left.push(...tokens.slice(at, at + length))
    else meanings.push(...reading.meanings)
    at += length
  }
  return isRequest(meanings)
    ? { ...filtersOf(meanings, vocabulary), rest: remainingText(text, tokens, left) }
    : null
}

function readingAt(tokens: readonly Token[], at: number, vocabulary: StockVocabulary): Reading | null {
  const readings = readers
    .map((read) => read(tokens, at, vocabulary))
    .filter((reading) => reading !== null && isWhole(tokens, at, reading.length))
  const known = readings.reduce(longer, null)
  if (known) return known
  const fallback = readBarePlace(tokens, at, vocabulary) ?? readMistyped(tokens, at, vocabulary)
  return fallback && isWhole(tokens, at, fallback.length) ? fallback : null
}

/** Of equally long readings, one with a filter beats one that stays text. */
function longer(best: Reading | null, other: Reading | null): Reading | null {
  if (!best || !other) return best ?? other
  if (other.length === best.length) return staysText(best) && !staysText(other) ? other : best
  return other.length > best.length ? other : best
}

/** A reading covers whole words: it can't take just “cross” out of “T-Cross”. */
function isWhole(tokens: readonly Token[], at: number, length: number) {
  const [first, next] = [tokens[at], tokens[at + length]]
  return !(at > 0 && first && isJoined(first)) && !(next && isJoined(next))
}

function staysText({ meanings }: Reading) {
  return meanings.every(({ kind }) => kind === 'text')
}

/**
 * A make or a model alone is a lookup, which the text search does best. No vehicle has two models, so two models
 * are a choice.
 */
function isRequest(meanings: Meaning[]) {
  const filters = meanings.filter(({ kind }) => kind !== 'request')
  const names = filters.filter((meaning) => meaning.kind === 'choose' && meaning.isName)
  const models = names.filter((meaning) => meaning.kind === 'choose' && meaning.facet === 'model')
  const isNamesAlone = names.length === filters.length && models.length < 2
  return filters.length > 0 && (!isNamesAlone || filters.length < meanings.length)
}

function filtersOf(meanings: Meaning[], vocabulary: StockVocabulary): Omit<ParsedQuery, 'rest'> {
  const query: Omit<ParsedQuery, 'rest'> = {
    chosen: {},
    ranges: {},
    sort: null,
    near: '',
    unmet: [],
  }
  for (const meaning of meanings) {
    if (meaning.kind === 'choose') choose(query.chosen, meaning.facet, meaning.values)
    if (meaning.kind === 'limit') limit(query.ranges, meaning)
    if (meaning.kind === 'order') query.sort = meaning.sort
    if (meaning.kind === 'near') query.near = meaning.place
    if (meaning.kind === 'unmet') query.unmet.push(meaning.words)
  }
  for (const { facet, values } of meanings.filter((meaning) => meaning.kind === 'exclude')) {
    leaveOut(query.chosen, facet, values, vocabulary)
  }
  return query
}

function choose(chosen: Chosen, facet: VehicleFacet, values: readonly string[]) {
  chosen[facet] = [...new Set([...(chosen[facet] ?? []), ...values])]
}

function limit(ranges: Ranges, { range, min, max }: Extract<Meaning, { kind: 'limit' }>) {
  const both = { ...ranges[range], ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  ranges[range] =
    both.min !== undefined && both.max !== undefined && both.min > both.max
      ? { min: both.max, max: both.min }
      : both
}

/** Exclusions apply after choices: “hybrid or electric but no electric” leaves hybrid. */
function leaveOut(
  chosen: Chosen,
  facet: VehicleFacet,
  unwanted: readonly string[],
  { values }: StockVocabulary,
) {
  const left = (chosen[facet] ?? values[facet] ?? []).filter((value) => !unwanted.includes(value))
  if (left.length > 0) chosen[facet] = left
}

function together(first: ParsedQuery, more: ParsedQuery): ParsedQuery {
  return {
    chosen: { ...first.chosen, ...more.chosen },
    ranges: { ...first.ranges, ...more.ranges },
    sort: more.sort ?? first.sort,
    near: more.near || first.near,
    unmet: [...first.unmet, ...more.unmet],
    rest: more.rest,
  }
}
