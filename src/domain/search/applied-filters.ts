import { facetName, rangeName, rangeWithUnit, valueWithUnit } from './filter-names.ts'
import { unquoted } from './quoted-text.ts'
import { type SearchState, withoutChoice, withoutRange } from './search-state.ts'
import { type VehicleFacet, type VehicleRange, vehicleRanges } from './vehicle-facets.ts'

/** One filter of a search as text, which makes sense without the label, and the search without it. */
export type AppliedFilter = { label: string; value: string; without: SearchState }

/**
 * Lists everything that narrows or orders the results, so that a shopper can remove each on its own. `near` is the
 * place found for the shopper's text; `null` where there is none. `searched` are the words of the text that were searched
 * for: words that were ignored narrow nothing.
 */
export function appliedFilters(
  state: SearchState,
  near: string | null = state.near || null,
  searched = state.text,
): AppliedFilter[] {
  return [
    ...(searched
      ? [
          {
            label: 'Search',
            value: `“${unquoted(searched)}”`,
            without: { ...state, text: '', page: 1 },
          },
        ]
      : []),
    ...Object.entries(state.chosen).flatMap(([facet, values]) =>
      choices(state, facet as VehicleFacet, values),
    ),
    ...vehicleRanges.flatMap((name) => range(state, name)),
    ...(near ? [{ label: 'Place', value: `Near ${near}`, without: { ...state, near: '', page: 1 } }] : []),
  ]
}

function choices(state: SearchState, facet: VehicleFacet, values: string[]): AppliedFilter[] {
  return values.map((value) => ({
    label: facetName[facet],
    value: valueWithUnit(facet, value),
    without: withoutChoice(state, facet, value),
  }))
}

function range(state: SearchState, name: VehicleRange): AppliedFilter[] {
  const limits = state.ranges[name]
  return limits
    ? [{ label: rangeName[name], value: rangeWithUnit(name, limits), without: withoutRange(state, name) }]
    : []
}
