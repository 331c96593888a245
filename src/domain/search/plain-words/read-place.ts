import { isGrammar } from './grammar.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import { stockPhraseAt } from './read-stock.ts'
import type { Reader } from './reading.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'
import { keyOf, type Token } from './tokens.ts'

/** Reads where the shopper is: `near Toowoomba`, `close to 4350`, `in Ballarat`. */
export const readPlace: Reader = (tokens, start, vocabulary) => {
  const radius = radiusAt(tokens, start)
  const before = phraseAt(wordsBefore, tokens, start + radius)
  if (!before) return null
  const at = start + radius + before.length
  const place = placeAt(tokens, at, vocabulary)
  if (!place || isRatherYear(before.meaning, tokens[at])) return null
  // “In orange” is a colour, and “in Brisbane” a city with stock, so a value of the stock takes precedence.
  if (before.meaning === 'in' && (stockPhraseAt(tokens, at, vocabulary)?.length ?? 0) >= place.length)
    return null
  return {
    length: at + place.length - start,
    meanings: [{ kind: 'near', place: place.name }],
  }
}

/**
 * Reads a place without a preposition: `ute geelong`, `tucson parramatta`. An ordinary word, or one that is part of
 * a name in stock, needs the preposition.
 */
export const readBarePlace: Reader = (tokens, at, vocabulary) => {
  const place = placeAt(tokens, at, vocabulary)
  if (!place) return null
  const phrase = tokens.slice(at, at + place.length)
  const isOrdinary =
    phrase.some(({ word }) => /\d/.test(word)) ||
    (phrase.length === 1 && isMoreThanPlace(phrase[0])) ||
    vocabulary.named.has(keyOf(phrase)) ||
    phrase.some((token) => stockPhraseAt([token], 0, vocabulary) !== null)
  return isOrdinary ? null : { length: place.length, meanings: [{ kind: 'near', place: place.name }] }
}

function isMoreThanPlace(token: Token | undefined) {
  return (
    !token || token.word.length < MIN_PLACE_LENGTH || isGrammar(token.word) || notOnlyPlaces.has(token.word)
  )
}

const MIN_PLACE_LENGTH = 4
/** Suburbs and towns whose names mean something else to car shoppers. */
const notOnlyPlaces = new Set(
  `bright bungalow city concord cook driver emerald falcon gray grange labrador mascot miles officer orange page prospect
  reservoir sale success sunshine young virginia hughes martin thomson phillip warren stuart forbes tivoli monterey
  waratah monaro banana paradise comfort economy hope kingswood belmont premier fairmont torana magna galant safety
  beauty rainbow royal lucky sandy rocky hidden valley park lake beach mile hill hills nice best first work family tow
  towing trade reliable premium sport sports country coast farm mine bush town north south east west central junction
  river mountain island harbour port ocean sunny bluebird sierra capri denali sahara diamond crystal ruby pearl silver
  golden copper steel ash rose holly ivy clean clear fair good grand great heavy light little long low main new old
  power pure quality rapid safe sharp smart solid sound speed strong super true wide wild wonder classic ambition
  business commercial executive luxury limited edition elite excel titan titanium trend active ascent apollo nova
  bonus clearance bargain special turbo automatic manual`.split(/\s+/),
)

const wordsBefore = phraseList({
  near: 'near, near to, nearest, nearest to, nearby, close to, closest to, close by, next to, not far from, postcode, near postcode, pickup near, of',
  around: 'around, around the',
  in: 'in, at, in the, located in, based in, from',
})

/** Skips “within 50 km of”. The nearest vehicles come first, so a car 60 km away still shows. */
function radiusAt(tokens: readonly Token[], at: number) {
  const [within, figure, unit, of] = tokens.slice(at, at + 4).map(({ word }) => word)
  if (within !== 'within' || figure === undefined) return 0
  if (/^\d+kms?$/.test(figure) && unit === 'of') return 2
  return /^\d+$/.test(figure) && /^(?:kms?|minutes|hours|mins)$/.test(unit ?? '') && of === 'of' ? 3 : 0
}

const MAX_NAME_WORDS = 6

const placeNicknames = new Map(
  Object.entries({
    Brisbane: 'brissie brissy brizzie brisvegas',
    Melbourne: 'melb melbs',
    Sydney: 'syd',
    Adelaide: 'radelaide adders',
    Fremantle: 'freo',
    Wollongong: 'gong',
    Newcastle: 'newy newie',
    Canberra: 'cbr',
  }).flatMap(([place, names]) => names.split(' ').map((name) => [name, place] as const)),
)

function placeAt(tokens: readonly Token[], at: number, { canonicalPlaceName }: StockVocabulary) {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 0; length--) {
    const phrase = tokens.slice(at, at + length)
    if (phrase.some(({ isQuoted, raw }) => isQuoted || raw.startsWith('$'))) continue
    const [only] = phrase.length === 1 ? phrase : []
    const nickname = only && placeNicknames.get(only.word)
    const name = canonicalPlaceName(nickname ?? phrase.map(({ raw }) => raw).join(' '))
    if (name !== null) return { name, length }
  }
  return null
}

/** “Around 2018” is a year, although 2018 is also a postcode. */
function isRatherYear(before: string, token: Token | undefined) {
  return before !== 'near' && /^(?:19[89]|20[0-3])\d$/.test(token?.word ?? '')
}
