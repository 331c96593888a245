import type { CarType } from '../cars/car.ts'

/** How a site lets shoppers choose between new, demonstrator and used stock. */
export type CarTypeFilter = 'all' | 'new-demo-combined' | 'without-all'

export type CarTypeOption = { label: string; types: CarType[] }

/** The kinds of stock a shopper can choose between, on a site that sells these kinds. */
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

/** Where there is no “All”, a shopper who has not chosen sees the first kind. */
export function carTypesShown(chosen: readonly string[] | undefined, options: CarTypeOption[]): string[] {
  return chosen ? [...chosen] : (options[0]?.types ?? [])
}

const newDemoUsed: CarTypeOption[] = [
  { label: 'New', types: ['new'] },
  { label: 'Demo', types: ['demo'] },
  { label: 'Used', types: ['used'] },
]
