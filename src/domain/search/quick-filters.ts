import { formatNumber } from '../shared/format-number.ts'
import { type Range, type SearchState, withChoices, withRange, withoutRange } from './search-state.ts'
import type { VehicleFacet, VehicleRange } from './vehicle-facets.ts'

/** One tap that applies a filter or removes it. */
export type QuickFilter = { label: string; isChosen: boolean; leadsTo: SearchState }

/** The choices in a search: values with the number of vehicles each would give, and the extent of each range. */
export type Offered = {
  facets: Partial<Record<VehicleFacet, readonly { value: string; count: number }[]>>
  stats: Partial<Record<VehicleRange, Range | null>>
}

/** The filters most shoppers start with: body type, budget, fuel and seats. */
export function quickFilters(state: SearchState, offered: Offered): QuickFilter[] {
  return [
    ...bodies(state, offered),
    ...budgets(state, offered, 'price'),
    ...budgets(state, offered, 'weekly_price'),
    ...fuels(state, offered),
    ...seats(state, offered),
  ]
}

const BODIES_SHOWN = 6
const BUDGETS_SHOWN = 3
const BUDGETS: Partial<Record<VehicleRange, number[]>> = {
  price: [10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000],
  weekly_price: [75, 100, 150, 200, 300],
}
const UNIT: Partial<Record<VehicleRange, string>> = { weekly_price: ' a week' }
const MANY_SEATS = 7

/** The most common bodies. A chosen one keeps its place, because the counts of a facet ignore its own selection. */
function bodies(state: SearchState, { facets }: Offered) {
  const values = valuesOf('body', facets)
  return values.length < 2
    ? []
    : values.slice(0, BODIES_SHOWN).map((value) => toggle(state, 'body', value, [value]))
}

function fuels(state: SearchState, { facets }: Offered) {
  return ['Electric', 'Hybrid'].flatMap((label) => {
    const values = valuesOf('fuel', facets).filter((value) =>
      value.toLowerCase().includes(label.toLowerCase()),
    )
    return values.length === 0 ? [] : [toggle(state, 'fuel', label, values)]
  })
}

function seats(state: SearchState, { facets }: Offered) {
  const known = valuesOf('seats', facets)
  const values = known.filter((value) => Number(value) >= MANY_SEATS)
  return values.length === 0 || values.length === known.length
    ? []
    : [toggle(state, 'seats', `${MANY_SEATS}+ seats`, values)]
}

/** Only budgets that split the stock help: not those that buy all of it or none of it. */
function budgets(state: SearchState, { stats }: Offered, name: VehicleRange): QuickFilter[] {
  const found = stats[name]
  const dividing = (BUDGETS[name] ?? []).filter(
    (dollars) => dollars > (found?.min ?? Infinity) && dollars < (found?.max ?? 0),
  )
  const current = state.ranges[name]
  return evenly(dividing, BUDGETS_SHOWN).map((max) => {
    const isChosen = current?.max === max && current.min === undefined
    return {
      label: `Under $${formatNumber(max)}${UNIT[name] ?? ''}`,
      isChosen,
      leadsTo: isChosen ? withoutRange(state, name) : withRange(state, name, { max }),
    }
  })
}

function toggle(state: SearchState, facet: VehicleFacet, label: string, values: string[]): QuickFilter {
  const chosen = state.chosen[facet] ?? []
  const isChosen = values.every((value) => chosen.includes(value))
  const others = chosen.filter((value) => !values.includes(value))
  return { label, isChosen, leadsTo: withChoices(state, facet, isChosen ? others : [...others, ...values]) }
}

function valuesOf(facet: VehicleFacet, facets: Offered['facets']) {
  return (facets[facet] ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
}

/** Picks a number of items evenly from a list. */
function evenly<T>(row: T[], max: number): T[] {
  if (row.length <= max) return row
  return Array.from(
    { length: max },
    (_, index) => row[Math.floor(((index + 0.5) * row.length) / max)],
  ).filter((item) => item !== undefined)
}
