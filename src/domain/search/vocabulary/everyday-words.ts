import { isGrammar } from '../plain-words/grammar.ts'
import { plainColours, synonyms } from '../plain-words/synonyms.ts'
import { keyOf, phraseKey, type Token } from '../plain-words/tokens.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'

/**
 * Whether a phrase already has a meaning for every shopper, so that a value of another facet must not take it over:
 * a colour “Car”, a city “Automatic”, a category “Used Cars”. Trade terms may name values of their own facet.
 */
export function isReservedWord(phrase: readonly Token[], facet: VehicleFacet): boolean {
  const kinds = trade.get(keyOf(phrase))
  if (kinds) return !kinds.has(facet)
  return phrase.every(({ word, stem }) => isGrammar(word) || isGrammar(stem) || isTradeOfOther(stem, facet))
}

/** Whether all words are ones that shoppers use for any car, and that are rarely a name or a colour. */
export function isEverydayWord(phrase: readonly Token[]): boolean {
  return phrase.every(({ word }) => everyday.has(word))
}

/** Whether a key is a trade term, whatever the stock. */
export function isTradeTerm(key: string): boolean {
  return trade.has(key)
}

/** Whether a key is a trade term for this facet. */
export function isTradeTermFor(key: string, facet: VehicleFacet): boolean {
  return trade.get(key)?.has(facet) ?? false
}

function isTradeOfOther(stem: string, facet: VehicleFacet) {
  const kinds = trade.get(stem)
  return kinds !== undefined && !kinds.has(facet)
}

const trade = new Map<string, Set<VehicleFacet>>()
for (const { facet, phrases } of [...synonyms, { facet: 'colour' as const, phrases: [...plainColours] }]) {
  for (const phrase of phrases) {
    const key = phraseKey(phrase)
    trade.set(key, (trade.get(key) ?? new Set()).add(facet))
  }
}

const everyday = new Set(
  `family work tow towing first reliable economical economy fuel efficient cheap good great best nice clean tidy big
  large small little compact fast quick sporty sport luxury safe safety comfortable spacious practical powerful city
  town country off road offroad highway school student learner business company fleet weekend toy project daily driver
  commuter traveller camping fishing beach farm tradie trade tradesman mine rental service history rego registered
  warranty finance log book logbook one owner lady local low high long short wheel base cab door doors seat seats engine
  turbo cylinder litre speed star rating excellent perfect immaculate condition bargain deal special sale offer clearance
  urgent swap trade-in other unknown various standard base mid top spec full half double extra plus none nil tbc tba na
  n/a yes true false null default test example quality premium certified approved`.split(/\s+/),
)
