import { facetName, rangeName, valueName } from '#domain/search/filter-names.ts'
import { offeredCategories } from '#domain/search/panel/offered-categories.ts'
import { type CountedValue, valuesInPanel } from '#domain/search/values-in-panel.ts'
import { isChosen, type Range, type SearchState } from '#domain/search/search-state.ts'
import { isSameValue } from '#domain/spellings/value-key.ts'
import type { VehicleFacet, VehicleRange } from '#domain/search/vehicle-facets.ts'

/** A page has more than two hundred, so each says only what it must. */
export type FacetChoice = {
  value: string
  count: number
  /** Where it isn't the value. */
  label?: string
  isChosen?: true
}
export type FacetGroupData = {
  facet: VehicleFacet
  label: string
  choices: FacetChoice[]
  /** The number of choices shown before “Show all”. */
  shownAtFirst: number
  isOpen: boolean
}
export type RangeGroupData = {
  name: VehicleRange
  label: string
  selected: Range
  bounds: Range | null
}
export type FilterPanelData = {
  groups: FacetGroupData[]
  ranges: RangeGroupData[]
  /** Filters that the panel doesn't show. Hidden fields send them with the form. */
  hiddenFields: { name: string; value: string }[]
}

type FacetCounts = {
  facets: Partial<Record<VehicleFacet, readonly CountedValue[]>>
  stats: Partial<Record<VehicleRange, Range | null>>
}

/** The facets in the panel, in their order. A search for the panel counts only these. */
export const facetsInPanel: readonly VehicleFacet[] = [
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'year',
  'colour',
  'seats',
  'doors',
  'cylinders',
  'engine_size',
  'induction',
  'location_name',
  'city',
  'categories',
  'features',
]
/**
 * The panel shows those of them that the search counted: not every site offers subscriptions. Without vehicles there is
 * no range of years, and a slider that starts at the year 0 makes no sense.
 */
const rangesInPanel: VehicleRange[] = ['price', 'subscription_price', 'km', 'year', 'towing']

const onlyWithVehicles = new Set<VehicleRange>(['year', 'towing'])

/** The number of values every list shows before “Show all”. */
const SHOWN_AT_FIRST = 7
/** Without a chosen make, the list of every model is too long to read. */
const MODELS_OF_ALL_MAKES = 30
const OPEN_AT_FIRST = new Set<VehicleFacet>(['make', 'model', 'body'])

/** The filters for the results, with the number of vehicles each choice finds. */
export function filterPanelData(
  state: SearchState,
  { facets, stats }: FacetCounts,
  inStock: Partial<Record<VehicleFacet, readonly string[]>>,
  /** The categories the dealer lists. An empty list means all of them. */
  categories: readonly string[],
): FilterPanelData {
  const groups = facetsInPanel
    .map((facet) => {
      const values = valuesInPanel(facet, facets[facet] ?? [], inStock[facet])
      return facetGroup(facet, facet === 'categories' ? offeredCategories(values, categories) : values, state)
    })
    .filter(({ choices }) => choices.length > 0)
  const ranges = rangesInPanel
    .filter((name) => name in stats && (stats[name] !== null || !onlyWithVehicles.has(name)))
    .map((name) => ({
      name,
      label: rangeName[name],
      selected: state.ranges[name] ?? {},
      bounds: stats[name] ?? null,
    }))
  return { groups, ranges, hiddenFields: hiddenFields(state, groups, ranges) }
}

/** The same panel for another search whose counts aren't known yet. */
export function panelForSearch(state: SearchState, panel: FilterPanelData): FilterPanelData {
  const groups = panel.groups.map((group) => ({
    ...group,
    isOpen: group.isOpen || state.chosen[group.facet] !== undefined,
    choices: group.choices.map(({ value, count, label = value }) =>
      facetChoice({ value, count, label, chosen: isChosen(state, group.facet, value) }),
    ),
  }))
  const ranges = panel.ranges.map((range) => ({ ...range, selected: state.ranges[range.name] ?? {} }))
  return { groups, ranges, hiddenFields: hiddenFields(state, groups, ranges) }
}

function facetGroup(
  facet: VehicleFacet,
  values: readonly CountedValue[],
  state: SearchState,
): FacetGroupData {
  const isModelOfAnyMake = facet === 'model' && !state.chosen.make
  const listed = isModelOfAnyMake ? values.slice(0, MODELS_OF_ALL_MAKES) : values
  return {
    facet,
    label: facetName[facet],
    choices: listed.map((counted) => facetChoice({ ...counted, label: valueName(facet, counted.value) })),
    shownAtFirst: SHOWN_AT_FIRST,
    isOpen: OPEN_AT_FIRST.has(facet) || state.chosen[facet] !== undefined,
  }
}

function facetChoice({ value, count, label, chosen }: CountedValue & { label: string }): FacetChoice {
  return { value, count, ...(label !== value && { label }), ...(chosen && { isChosen: true }) }
}

/** Submitting the form would otherwise lose unlisted choices and hidden ranges. */
function hiddenFields({ chosen, ranges }: SearchState, groups: FacetGroupData[], shown: RangeGroupData[]) {
  const isListed = (facet: string, value: string) =>
    groups.some(
      (group) =>
        group.facet === facet &&
        group.choices.some((choice) => isSameValue(group.facet, choice.value, value)),
    )
  const choices = Object.entries(chosen).flatMap(([name, values]) => values.map((value) => ({ name, value })))
  return [
    ...choices.filter(({ name, value }) => !isListed(name, value)),
    ...Object.entries(ranges)
      .filter(([range]) => !shown.some(({ name }) => name === range))
      .map(([name, { min, max }]) => ({ name, value: `${min ?? ''}:${max ?? ''}` })),
  ]
}
