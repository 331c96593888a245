import { facetName, rangeName, valueName } from '#domain/search/filter-names.ts'
import { offeredCategories } from '#domain/search/panel/offered-categories.ts'
import { type CountedValue, valuesInPanel } from '#domain/search/values-in-panel.ts'
import { isChosen, type Range, type SearchState } from '#domain/search/search-state.ts'
import { isSameValue } from '#domain/values/value-key.ts'
import type { VehicleFacet, VehicleRange } from '#domain/search/vehicle-facets.ts'

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
  facets: Partial<Record<VehicleFacet, readonly CountedValue[]>>
  stats: Partial<Record<VehicleRange, Range | null>>
}

/** What shoppers choose in the panel, in its order. Whoever searches for the panel counts just these. */
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
 * Those of them stand in the panel that were looked up: not every site offers subscriptions. Of no vehicles there are no
 * years to choose between, and a slider from the year 0 would be none.
 */
const rangesInPanel: VehicleRange[] = ['price', 'subscription_price', 'km', 'year', 'towing']

const onlyWithVehicles = new Set<VehicleRange>(['year', 'towing'])

/** The makes that stand there before “Show all makes”; other lists show as many. */
const SHOWN_AT_FIRST = 7
/** Without a make, the models of all makes would be a list nobody reads. */
const MODELS_OF_ALL_MAKES = 30
const OPEN_AT_FIRST = new Set<VehicleFacet>(['make', 'model', 'body'])

/** What the shopper can narrow the results by, with what each choice would bring. */
export function filterPanelData(
  state: SearchState,
  { facets, stats }: Answer,
  inStock: Partial<Record<VehicleFacet, readonly string[]>>,
  /** The categories that the dealer lists; none lists all. */
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
      asked: state.ranges[name] ?? {},
      found: stats[name] ?? null,
    }))
  return { groups, ranges, carried: carried(state, groups, ranges) }
}

/** The same panel for another search, while what that one would bring is not known. */
export function panelAskedFor(state: SearchState, panel: FilterPanelData): FilterPanelData {
  const groups = panel.groups.map((group) => ({
    ...group,
    isOpen: group.isOpen || state.chosen[group.facet] !== undefined,
    choices: group.choices.map((choice) => ({
      ...choice,
      isChosen: isChosen(state, group.facet, choice.value),
    })),
  }))
  const ranges = panel.ranges.map((range) => ({ ...range, asked: state.ranges[range.name] ?? {} }))
  return { groups, ranges, carried: carried(state, groups, ranges) }
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

/** A choice that is not listed, or a range that is not shown, would be lost when the form is sent. */
function carried({ chosen, ranges }: SearchState, groups: FacetGroupData[], shown: RangeGroupData[]) {
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
