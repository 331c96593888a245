import { comparisonAfter, comparisonBefore } from './comparison.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import type { Meaning, Reader } from './reading.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'
import { phraseKey, type Token } from './tokens.ts'

/** Assumed for a caravan or a boat without a weight. A shopper with a lighter one can change it. */
const DEFAULT_LOAD_KG = 2000
const MIN_KG = 300
const MAX_KG = 10_000

/**
 * Reads what a vehicle has to tow: `something to tow a 2.5t caravan`, `tows 3000kg`, `3.5 tonne towing capacity`.
 * It reads the whole phrase even without towing data, because the shopper is not buying the caravan.
 */
export const readTowing: Reader = (tokens, start, vocabulary) => {
  const read = weightThenTowing(tokens, start) ?? towingThenLoad(tokens, start)
  if (!read) return null
  const { length, kg } = read
  return { length, meanings: [meaningOf(kg, tokens.slice(start, start + length), vocabulary)] }
}

/** Without towing data in stock, the dealer's category of tow cars comes next. */
function meaningOf(kg: number | null, phrase: readonly Token[], vocabulary: StockVocabulary): Meaning {
  if (kg === null) return { kind: 'text' }
  if (vocabulary.measured?.has('towing')) return { kind: 'limit', range: 'towing', min: kg }
  const towCars = vocabulary.phrases.get(phraseKey('towing vehicle'))?.[0]
  return towCars
    ? { kind: 'choose', ...towCars }
    : { kind: 'unmet', words: phrase.map(({ word }) => word).join(' ') }
}

type Towing = { length: number; kg: number | null }

/** Reads `3.5 tonne towing capacity`, `at least 3000kg braked`. */
function weightThenTowing(tokens: readonly Token[], start: number): Towing | null {
  const before = comparisonBefore(tokens, start)?.length ?? 0
  const weight = weightAt(tokens, start + before, false)
  if (!weight) return null
  let at = start + before + weight.length
  at += comparisonAfter(tokens, at)?.length ?? 0
  const towing = phraseAt(towingBehind, tokens, at)
  return towing && { length: at + towing.length - start, kg: weight.kg }
}

/** Reads `tow my 2.5t caravan`, `towing capacity of at least 3 tonnes`, `pull a horse float`. */
function towingThenLoad(tokens: readonly Token[], start: number): Towing | null {
  const towing = phraseAt(towingWords, tokens, start)
  if (!towing) return null
  let at = start + towing.length
  at += phraseAt(links, tokens, at)?.length ?? 0
  at += comparisonBefore(tokens, at)?.length ?? 0
  const weight = weightAt(tokens, at, true)
  at += weight?.length ?? 0
  if (weight) at += comparisonAfter(tokens, at)?.length ?? 0
  const load = phraseAt(loads, tokens, at)
  at += load?.length ?? 0
  if (!weight && !load) return null
  // “Tow a van up to 2500kg” has the weight last.
  const later = weight ? null : weightBehind(tokens, at)
  const defaultKg = load?.meaning === 'heavy' ? DEFAULT_LOAD_KG : null
  return { length: at + (later?.length ?? 0) - start, kg: weight?.kg ?? later?.kg ?? defaultKg }
}

function weightBehind(tokens: readonly Token[], at: number): Towing | null {
  const before = comparisonBefore(tokens, at)?.length ?? phraseAt(links, tokens, at)?.length ?? 0
  const weight = weightAt(tokens, at + before, false)
  return weight && { length: before + weight.length, kg: weight.kg }
}

/** A bare figure is a weight only after a towing word. */
function weightAt(tokens: readonly Token[], at: number, mayBeBare: boolean) {
  const [token, next] = tokens.slice(at, at + 2)
  const [, figure, written = ''] = /^([\d,]+(?:\.\d+)?)([a-z]*)$/.exec(token?.word ?? '') ?? []
  if (!token || token.isQuoted) return null
  const amount = figure === undefined ? numberWords.get(token.word) : Number(figure.replaceAll(',', ''))
  if (amount === undefined) return null
  const unit = written === '' ? (next?.word ?? '') : written
  const perUnit = kilos.has(unit) ? 1 : tonnes.has(unit) ? 1000 : null
  if (perUnit === null && !(mayBeBare && written === '')) return null
  const kg = amount * (perUnit ?? (amount < 10 ? 1000 : 1))
  const length = perUnit !== null && written === '' ? 2 : 1
  return kg >= MIN_KG && kg <= MAX_KG ? { kg, length } : null
}

const kilos = new Set('kg kgs kilo kilos kilogram kilograms'.split(' '))
const tonnes = new Set('t ton tons tonne tonnes tonner'.split(' '))
const numberWords = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
])

const towingWords = phraseList({
  tow: 'tow, tows, towing, to tow, can tow, will tow, tow up, towing capacity, tow capacity, towing capability, braked towing, braked towing capacity, tow rating, tow rated, towing limit, pull, pulls, pulling, to pull, haul, hauling, able to tow, capable of towing, good for towing, for towing, suitable for towing, for pulling',
})
const towingBehind = phraseList({
  tow: 'tow, towing, towing capacity, tow capacity, towing capability, tow rating, braked, braked towing, braked towing capacity, braked tow capacity, towing limit, caravan, boat, horse float',
})
const links = phraseList({
  link: 'a, an, my, our, the, of, is, up to, with, capacity, capacity of, a big, a large, a heavy, a small',
})
const loads = phraseList({
  heavy:
    'caravan, caravans, van, vans, boat, boats, horse float, horse floats, float, horses, camper, camper trailer, trailer boat, big caravan, large caravan, heavy trailer, car trailer, ski boat, my caravan, my boat, horse trailer',
  light: 'trailer, trailers, jet ski, jetski, box trailer, load, loads, braked',
})
