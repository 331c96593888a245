import { isSameValue } from '../values/value-key.ts'
import type { SortOrder, VehicleFacet, VehicleRange } from './vehicle-facets.ts'

/** What a shopper is looking for: all of it, and nothing else. An address can be written from it and read back. */
export type SearchState = {
  text: string
  chosen: Chosen
  ranges: Ranges
  /** Where the shopper is, in their own words: a suburb or a postcode. What stands nearest there comes first. */
  near: string
  /** `null`: the site's own order. */
  sort: SortOrder | null
  /** How the vehicles stand: beside each other, or each in a row of its own. */
  view: SearchView
  page: number
}

export const searchViews = ['grid', 'list'] as const
export type SearchView = (typeof searchViews)[number]

export type Chosen = Partial<Record<VehicleFacet, string[]>>
export type Range = { min?: number; max?: number }
export type Ranges = Partial<Record<VehicleRange, Range>>

/** Looking for anything. */
export const anything: SearchState = {
  text: '',
  chosen: {},
  ranges: {},
  near: '',
  sort: null,
  view: 'grid',
  page: 1,
}

/** Whether something is asked for at all. An order, a view or a page alone is no search. */
export function isSearching({ text, chosen, ranges, near }: SearchState): boolean {
  return text !== '' || near !== '' || Object.keys(chosen).length > 0 || Object.keys(ranges).length > 0
}

/** Whether a value is chosen, however it is spelt. */
export function isChosen({ chosen }: SearchState, facet: VehicleFacet, value: string): boolean {
  return chosen[facet]?.some((one) => isSameValue(facet, one, value)) ?? false
}

/** The same search with other choices for one thing. The results are others, so it starts at page 1. */
export function withChoices(state: SearchState, facet: VehicleFacet, values: string[]): SearchState {
  const { [facet]: _before, ...others } = state.chosen
  return { ...state, page: 1, chosen: values.length === 0 ? others : { ...others, [facet]: values } }
}

/** The same search with one choice taken back. */
export function withoutChoice(state: SearchState, facet: VehicleFacet, value: string): SearchState {
  return withChoices(
    state,
    facet,
    state.chosen[facet]?.filter((one) => !isSameValue(facet, one, value)) ?? [],
  )
}

/** The same search with other limits on one figure. */
export function withRange(state: SearchState, name: VehicleRange, range: Range): SearchState {
  return { ...state, page: 1, ranges: { ...state.ranges, [name]: range } }
}

/** The same search without limits on one figure. */
export function withoutRange(state: SearchState, range: VehicleRange): SearchState {
  const { [range]: _before, ...others } = state.ranges
  return { ...state, page: 1, ranges: others }
}

/** A path such as `/search/toyota` chooses first; what the address says of the same thing takes its place. */
export function chosenByPath(path: Chosen, state: SearchState): SearchState {
  return { ...state, chosen: { ...path, ...state.chosen } }
}
