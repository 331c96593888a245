import { isSameValue } from '../spellings/value-key.ts'
import type { VehicleFacet, VehicleRange } from './vehicle-facets.ts'
import type { SortOrder } from './sort-orders.ts'

/** Everything a shopper searches for. It can be written as an address and read back. */
export type SearchState = {
  text: string
  chosen: Chosen
  ranges: Ranges
  /** The shopper's suburb or postcode, as typed. The nearest vehicles come first. */
  near: string
  /** `null`: the site's default order. */
  sort: SortOrder | null
  /** Whether vehicles show as a grid or as a list. */
  view: SearchView
  page: number
}

export const searchViews = ['grid', 'list'] as const
export type SearchView = (typeof searchViews)[number]

export type Chosen = Partial<Record<VehicleFacet, string[]>>
export type Range = { min?: number; max?: number }
export type Ranges = Partial<Record<VehicleRange, Range>>

/** The search without any filter. */
export const emptySearch: SearchState = {
  text: '',
  chosen: {},
  ranges: {},
  near: '',
  sort: null,
  view: 'grid',
  page: 1,
}

/** Whether a search has any filter. An order, a view or a page alone doesn't count. */
export function isSearching({ text, chosen, ranges, near }: SearchState): boolean {
  return text !== '' || near !== '' || Object.keys(chosen).length > 0 || Object.keys(ranges).length > 0
}

/** Whether a value is chosen, in any spelling. */
export function isChosen({ chosen }: SearchState, facet: VehicleFacet, value: string): boolean {
  return chosen[facet]?.some((one) => isSameValue(facet, one, value)) ?? false
}

/** Replaces the choices of one facet. The results differ, so the search goes back to page 1. */
export function withChoices(state: SearchState, facet: VehicleFacet, values: string[]): SearchState {
  const { [facet]: _before, ...others } = state.chosen
  return { ...state, page: 1, chosen: values.length === 0 ? others : { ...others, [facet]: values } }
}

/** Removes one choice. */
export function withoutChoice(state: SearchState, facet: VehicleFacet, value: string): SearchState {
  return withChoices(
    state,
    facet,
    state.chosen[facet]?.filter((one) => !isSameValue(facet, one, value)) ?? [],
  )
}

/** Replaces the limits of one range. */
export function withRange(state: SearchState, name: VehicleRange, range: Range): SearchState {
  return { ...state, page: 1, ranges: { ...state.ranges, [name]: range } }
}

/** Removes the limits of one range. */
export function withoutRange(state: SearchState, range: VehicleRange): SearchState {
  const { [range]: _before, ...others } = state.ranges
  return { ...state, page: 1, ranges: others }
}

/** Adds the choices of a path such as `/search/toyota`. Choices in the query string override those of the path. */
export function chosenByPath(path: Chosen, state: SearchState): SearchState {
  return { ...state, chosen: { ...path, ...state.chosen } }
}
