import { MAX_CHOICES } from '../search-address.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'
import { vehicleFacets } from '../vehicle-facets.ts'
import { isFiller } from './grammar.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import { stockPhraseAt } from './read-stock.ts'
import { isTradeTermFor } from '../vocabulary/everyday-words.ts'
import type { Reader, Reading } from './reading.ts'
import { MAX_VALUES, type StockVocabulary } from './stock-vocabulary.ts'
import { keyOf, type Token } from './tokens.ts'

/**
 * Reads what a shopper does not want: `not white or silver`, `no diesels`. It chooses all other values of that
 * facet, so that the shopper sees what remains. When that is impossible, the words are reported as unmet and not
 * searched for, because the search would find exactly those vehicles.
 */
export const readNegation: Reader = (tokens, start, vocabulary) => {
  const not = phraseAt(negations, tokens, start)
  if (!not) return null
  const first = unwantedAt(tokens, start + not.length, vocabulary)
  if (!first) return unknownFeature(tokens, start, not.length)
  if (first.isBroader || !canBeLeftOut(first.facet, first.values, vocabulary)) {
    const phrase = tokens.slice(start, first.end).map(({ word }) => word)
    return { length: first.end - start, meanings: [{ kind: 'unmet', words: phrase.join(' ') }] }
  }
  let { end, values } = first
  for (let more = alsoUnwantedAt(tokens, end, first.facet, vocabulary); more;) {
    values = [...values, ...more.values]
    end = more.end
    more = alsoUnwantedAt(tokens, end, first.facet, vocabulary)
  }
  return { length: end - start, meanings: [{ kind: 'exclude', facet: first.facet, values }] }
}

/** “No sunroof” where no vehicle lists sunroofs. A text search would find just those that mention one. */
function unknownFeature(tokens: readonly Token[], start: number, skipped: number): Reading | null {
  for (let length = MAX_FEATURE_WORDS; length > 0; length--) {
    const end = start + skipped + length
    const isFeature =
      end <= tokens.length && isTradeTermFor(keyOf(tokens.slice(end - length, end)), 'features')
    if (isFeature) {
      const phrase = tokens.slice(start, end).map(({ word }) => word)
      return { length: skipped + length, meanings: [{ kind: 'unmet', words: phrase.join(' ') }] }
    }
  }
  return null
}

const MAX_FEATURE_WORDS = 3

const negations = phraseList({
  not: 'not, no, non, without, without a, except, except for, excluding, exclude, but not, but no, other than, anything but, any but, all but, everything but, any colour but, any color but, any colour except, any color except, any make but, any make except, any body but, not in, nothing, not a, not an, avoid, isnt, isnt a, isnt an, is not, is not a, arent, are not, aint, aint a, doesnt have, dont want, dont want a, do not want, dont like, never',
})
const ors = phraseList({ or: 'or, nor, and, or a, and no, or any' })

/** `isBroader`: the values cover more than the phrase, so excluding them would exclude too much. */
type Unwanted = { facet: VehicleFacet; values: string[]; end: number; isBroader: boolean }

function unwantedAt(tokens: readonly Token[], start: number, vocabulary: StockVocabulary): Unwanted | null {
  const article = tokens[start]
  const at =
    article && isFiller(article.word) && !stockPhraseAt(tokens, start, vocabulary) ? start + 1 : start
  const phrase = stockPhraseAt(tokens, at, vocabulary)
  const [choice] = phrase?.choices.slice(-1) ?? []
  if (!phrase || !choice) return null
  const { facet, values, isBroader = false } = choice
  return { facet, values, end: at + phrase.length, isBroader }
}

/** “Not white or black” continues with the same facet; “no diesel and white” does not. */
function alsoUnwantedAt(
  tokens: readonly Token[],
  at: number,
  facet: VehicleFacet,
  vocabulary: StockVocabulary,
) {
  const or = phraseAt(ors, tokens, at)
  const more = or && unwantedAt(tokens, at + or.length, vocabulary)
  return more?.facet === facet ? more : null
}

/** A vehicle has one colour but many features, so only single-valued facets can be excluded by choosing the rest. */
function canBeLeftOut(facet: VehicleFacet, unwanted: readonly string[], { values }: StockVocabulary) {
  const left = values[facet]?.filter((value) => !unwanted.includes(value)) ?? []
  const max = facet === 'make' ? MAX_CHOICES - 1 : MAX_VALUES
  return !('many' in vehicleFacets[facet]) && left.length > 0 && left.length <= max
}
