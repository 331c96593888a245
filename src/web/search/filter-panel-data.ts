import { facetName, rangeName, valueName } from '#domain/search/filter-names.ts'
import type { Range, SearchState } from '#domain/search/search-state.ts'
import { type VehicleFacet, vehicleFacets, type VehicleRange } from '#domain/search/vehicle-facets.ts'

export type FacetChoice = { value: string; label: string; count: number; isChosen: boolean }
export type FacetGroupData = {
  facet: VehicleFacet
  label: string
  choices: FacetChoice[]
  /** How many stand there before “Show all”. */
  shownAtFirst: number
  isOpen: boolean
}
export type RangeGroupData = {
  name: VehicleRange
  label: string
  asked: Range
  found: Range | null
}
export type FilterPanelData = {
  groups: FacetGroupData[]
  ranges: RangeGroupData[]
  /** What was asked for and has no place in the panel; it is carried along. */
  carried: { name: string; value: string }[]
}

type Answer = {
  facets: Partial<Record<VehicleFacet, readonly { value: string; count: number; chosen: boolean }[]>>
  stats: Partial<Record<VehicleRange, Range | null>>
}

const facetsInPanel: VehicleFacet[] = [
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'year',
  'colour',
  'seats',
  'location_name',
  'city',
  'categories',
  'features',
]
const rangesInPanel: VehicleRange[] = ['price', 'km', 'year']

/** The makes that stand there before “Show all makes”; other lists show as many. */
const SHOWN_AT_FIRST = 7
/** Without a make, the models of all makes would be a list nobody reads. */
const MODELS_OF_ALL_MAKES = 30
const OPEN_AT_FIRST = new Set<VehicleFacet>(['make', 'model', 'body'])

/** What the shopper can narrow the results by, with what each choice would bring. */
export function filterPanelData(state: SearchState, { facets, stats }: Answer): FilterPanelData {
  return {
    groups: facetsInPanel
      .map((facet) => facetGroup(facet, facets[facet] ?? [], state))
      .filter(({ choices }) => choices.length > 0),
    ranges: rangesInPanel.map((name) => ({
      name,
      label: rangeName[name],
      asked: state.ranges[name] ?? {},
      found: stats[name] ?? null,
    })),
    carried: carried(state),
  }
}

function facetGroup(
  facet: VehicleFacet,
  values: readonly { value: string; count: number; chosen: boolean }[],
  state: SearchState,
): FacetGroupData {
  const isModelOfAnyMake = facet === 'model' && !state.chosen.make
  const listed = isModelOfAnyMake ? values.slice(0, MODELS_OF_ALL_MAKES) : values
  return {
    facet,
    label: facetName[facet],
    choices: listed.map(({ value, count, chosen }) => ({
      value,
      label: valueName(facet, value),
      count,
      isChosen: chosen,
    })),
    shownAtFirst: SHOWN_AT_FIRST,
    isOpen: OPEN_AT_FIRST.has(facet) || state.chosen[facet] !== undefined,
  }
}

function carried({ chosen, ranges }: SearchState) {
  const facets = (Object.keys(vehicleFacets) as VehicleFacet[]).filter(
    (facet) => !facetsInPanel.includes(facet),
  )
  const limits = Object.entries(ranges).filter(([name]) => !rangesInPanel.includes(name as VehicleRange))
  return [
    ...facets.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ name: facet as string, value }))),
    ...limits.map(([name, { min, max }]) => ({ name, value: `${min ?? ''}:${max ?? ''}` })),
  ]
}
