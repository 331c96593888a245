import { carTypeOptions, carTypesShown } from '#domain/search/car-type-choice.ts'
import { isPraise, type SearchableText, withoutUnmatched } from '#domain/search/no-results/ignored-words.ts'
import { isWithoutWords } from '#domain/search/no-results/words-in-text.ts'
import { unquoted } from '#domain/search/quoted-text.ts'
import { isSearching, type SearchState, withChoices } from '#domain/search/search-state.ts'
import type { Site } from '#sites/site.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { VehicleAnswer, VehicleRequest } from './vehicle-search.ts'

/** What the result should contain. The search state has the query. */
export type Wanted = Omit<VehicleRequest, 'text' | 'chosen' | 'ranges'>

export type FoundVehicles = {
  answer: VehicleAnswer
  /** The search that was run in the end. */
  searched: SearchState
  /** Words that match nothing in stock, or signs without any word, as typed. They were left out. */
  ignored: string[]
}

/**
 * Finds vehicles. Signs without words, such as “🚗”, are left out. If there are no vehicles, it leaves out words that match nothing and, where a site preselects one
 * type of stock, switches to a type with matches. Pages and the API both use this, so they agree.
 */
export async function findVehicles(
  state: SearchState,
  { site, search }: Pick<Dealership, 'site' | 'search'>,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<FoundVehicles> {
  if (isWithoutWords(state.text)) {
    const found = await findVehicles({ ...state, text: '' }, { site, search }, wanted, signal)
    return { ...found, ignored: [unquoted(state.text).trim()] }
  }
  const run = ({ text, chosen, ranges }: SearchState) => search({ ...wanted, text, chosen, ranges }, signal)

  const first = withPreselection(state, site)
  const answer = await run(first)
  if (answer.total > 0) return { answer, searched: first, ignored: [] }

  const { text, ignored } = searchableText(state, answer.unmatched)
  const types = (await typesWithMatches({ ...state, text }, { site, search })) ?? first.chosen.car_type ?? []
  const second = { ...withChoices({ ...state, text }, 'car_type', types), page: state.page }
  return { answer: isSame(first, second) ? answer : await run(second), searched: second, ignored }
}

/** The words to search for once those that match nothing are left out, unless nothing else would be asked for. */
export function searchableText(state: SearchState, unmatched: readonly string[]): SearchableText {
  const rest = withoutUnmatched(state.text, unmatched)
  const isAskedMore = rest.text !== '' || isSearching({ ...state, text: '', near: '' })
  return isAskedMore || isPraise(rest.ignored) ? rest : { text: state.text, ignored: [] }
}

/** Applies the site's preselected type of stock where the shopper chose none. */
function withPreselection(state: SearchState, { stock }: Site): SearchState {
  const options = carTypeOptions(stock.carTypeFilter, stock.carTypes)
  const types = carTypesShown(state.chosen.car_type, options)
  return { ...withChoices(state, 'car_type', types), page: state.page }
}

/** The first type of stock with matches; `null` where the shopper chose a type or sees all of them. */
async function typesWithMatches(
  state: SearchState,
  { site, search }: Pick<Dealership, 'site' | 'search'>,
): Promise<string[] | null> {
  const options = carTypeOptions(site.stock.carTypeFilter, site.stock.carTypes)
  const isPreselected = state.chosen.car_type === undefined && (options[0]?.types.length ?? 0) > 0
  if (!isPreselected || !isSearching({ ...state, near: '' })) return null
  const { text, chosen, ranges } = state
  const { facets } = await search({ text, chosen, ranges, size: 0, count: ['car_type'] })
  const counted = new Map(facets.car_type?.map(({ value, count }) => [value, count]))
  return options.find(({ types }) => types.some((type) => (counted.get(type) ?? 0) > 0))?.types ?? null
}

function isSame(one: SearchState, other: SearchState) {
  return one.text === other.text && String(one.chosen.car_type) === String(other.chosen.car_type)
}
