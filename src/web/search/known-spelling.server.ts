import type { SearchState } from '#domain/search/search-state.ts'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { Dealership } from '#operations/dealership.ts'

/** People write addresses by hand: `make=toyota` means the make that the stock calls `Toyota`. */
export async function inKnownSpelling(state: SearchState, { search }: Dealership): Promise<SearchState> {
  const asked = Object.keys(state.chosen) as VehicleFacet[]
  if (asked.length === 0) return state

  const { facets } = await search({ size: 0, count: asked })
  const chosen = { ...state.chosen }
  for (const facet of asked) {
    const known = new Map(facets[facet]?.map(({ value }) => [value.toLowerCase(), value]))
    const values = chosen[facet] ?? []
    chosen[facet] = [...new Set(values.map((value) => known.get(value.toLowerCase()) ?? value))]
  }
  return { ...state, chosen }
}
