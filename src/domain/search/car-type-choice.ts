import type { CarType } from '../cars/car.ts'

/** The layout of the car-type filter. */
export type CarTypeFilter = 'all' | 'new-demo-combined' | 'without-all'

export type CarTypeOption = { label: string; types: CarType[] }

/** The options of the car-type filter, limited to the types the dealer sells. */
export function carTypeOptions(filter: CarTypeFilter, sold: readonly CarType[]): CarTypeOption[] {
  const all = { label: 'All', types: [] }
  const kinds: Record<CarTypeFilter, CarTypeOption[]> = {
    all: [all, ...newDemoUsed],
    'new-demo-combined': [
      all,
      { label: 'New / Demo', types: ['new', 'demo'] },
      { label: 'Used', types: ['used'] },
    ],
    'without-all': newDemoUsed,
  }
  return kinds[filter]
    .map(({ label, types }) => ({ label, types: types.filter((type) => sold.includes(type)) }))
    .filter(({ label, types }) => label === 'All' || types.length > 0)
}

/** Without an “All” option, the first option is preselected. */
export function carTypesShown(chosen: readonly string[] | undefined, options: CarTypeOption[]): string[] {
  return chosen ? [...chosen] : (options[0]?.types ?? [])
}

/**
 * The types that together are the whole stock, for addresses that mean all of it. None where nothing is preselected,
 * because the whole stock then needs no choice.
 */
export function everyCarType(options: CarTypeOption[]): string[] {
  const preselected = options[0]?.types ?? []
  return preselected.length === 0 || options.length < 2 ? [] : options.flatMap(({ types }) => types)
}

/** The same by the settings of a site’s stock. */
export function everyTypeSold(stock: {
  carTypeFilter: CarTypeFilter
  carTypes: readonly CarType[]
}): string[] {
  return everyCarType(carTypeOptions(stock.carTypeFilter, stock.carTypes))
}

const newDemoUsed: CarTypeOption[] = [
  { label: 'New', types: ['new'] },
  { label: 'Demo', types: ['demo'] },
  { label: 'Used', types: ['used'] },
]
