import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { type VehicleFacet, vehicleFacets } from '#domain/search/vehicle-facets.ts'
import { valueKey } from '#domain/spellings/value-key.ts'
import type { PublicDealership } from '../sites/public-dealership.ts'
import { hasAnyOf, plainCount } from './check/plain-count.ts'
import { type Filters, MAX_LENGTH_IN_ADDRESS, randomFilters } from './check/random-filters.ts'
import { facetNames, type StoredVehicle, storedVehicles } from './check/stored-vehicles.ts'
import { respellSearch } from '../spellings/respell-search.ts'

export type SearchCheck = { combinations: number; vehicles: number; differences: string[] }

/**
 * Runs many random combinations of filters, in any spelling and through a page's address, and counts each again
 * in the database, one vehicle at a time. Both counts must agree exactly, and every offered value must find
 * what it promises.
 */
export async function checkSearch(
  dealership: PublicDealership,
  combinations: number,
  random: () => number,
): Promise<SearchCheck> {
  const vehicles = await storedVehicles(dealership)
  const differences: string[] = []
  for (let round = 0; round < combinations; round++) {
    const filters = randomFilters(vehicles, random)
    const asked = await asOnPage(filters, dealership)
    const answer = await dealership.search({ ...asked, count: facetNames, size: 1 })
    const difference =
      compare(answer, filters, vehicles) ?? (await chooseOffered(answer, asked, dealership, random))
    if (difference) differences.push(`${JSON.stringify(filters)}: ${difference}`)
  }
  return { combinations, vehicles: vehicles.length, differences }
}

type Answer = Awaited<ReturnType<PublicDealership['search']>>

/** The search as a page or the API runs it: written as an address, read back, and respelt. */
async function asOnPage({ chosen, ranges }: Filters, dealership: PublicDealership) {
  const address = searchAddress({ ...emptySearch, chosen, ranges })
  const read = readSearch(new URLSearchParams(address.split('?')[1]))
  const state = await respellSearch(read, dealership)
  return { chosen: state.chosen, ranges: state.ranges }
}

function compare(answer: Answer, filters: Filters, vehicles: readonly StoredVehicle[]) {
  const plain = plainCount(filters, vehicles)
  if (answer.exact && answer.total !== plain.total)
    return `${answer.total} vehicles instead of ${plain.total}`

  for (const facet of facetNames) {
    const difference = compareValues(facet, answer.facets[facet] ?? [], plain.counts(facet))
    if (difference) return difference
  }
  return null
}

function compareValues(
  facet: VehicleFacet,
  offered: readonly { value: string; count: number }[],
  counted: ReadonlyMap<string, number>,
) {
  const seen = new Map<string, string>()
  for (const { value, count } of offered) {
    const key = valueKey(facet, value)
    const other = seen.get(key)
    if (other !== undefined) return `${facet} offers “${other}” and “${value}” as two values`
    seen.set(key, value)
    const expected = counted.get(key) ?? 0
    if (expected !== count) return `${facet} “${value}” counts ${count} instead of ${expected}`
  }
  const listed = offered.filter(({ count }) => count > 0).length
  const expected = Math.min(counted.size, vehicleFacets[facet].limit)
  return listed < expected ? `${facet} lists ${listed} values instead of ${expected}` : null
}

/** Chooses one offered value, which must find as many vehicles as its count says. */
async function chooseOffered(
  { facets }: Answer,
  asked: Awaited<ReturnType<typeof asOnPage>>,
  dealership: PublicDealership,
  random: () => number,
) {
  const facet = facetNames[Math.floor(random() * facetNames.length)] ?? 'make'
  const values = facets[facet] ?? []
  const offered = values[Math.floor(random() * values.length)]
  if (!offered || offered.value.length > MAX_LENGTH_IN_ADDRESS) return null
  const chosen = hasAnyOf(facet) ? [offered.value] : [...(asked.chosen[facet] ?? []), offered.value]
  const filters = { ...asked, chosen: { ...asked.chosen, [facet]: chosen } }
  const found = await dealership.search({ ...(await asOnPage(filters, dealership)), size: 0 })
  if (!found.exact || found.total === offered.count) return null
  return `${facet} offers ${offered.count} of “${offered.value}”, and choosing it finds ${found.total}`
}
