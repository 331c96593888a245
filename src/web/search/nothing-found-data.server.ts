import type { AppliedFilter } from '#domain/search/applied-filters.ts'
import { VEHICLE_ALERT } from '#domain/enquiries/enquiry-form.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { anything, type SearchState, withChoices } from '#domain/search/search-state.ts'
import type { Dealership } from '#operations/dealership.ts'
import { countOf, type SearchResults } from './search-results.server.ts'

export type NothingFoundData = Awaited<ReturnType<typeof nothingFound>>

/** How many things that were asked for are tried without. */
const WAYS_OUT_TRIED = 8
const MAKES_OFFERED = 12

/** When nothing fits: what is missing, what could be given up or taken instead, and what that would bring. */
export async function nothingFound(
  state: SearchState,
  { facets }: SearchResults,
  applied: AppliedFilter[],
  dealership: Dealership,
) {
  const [make, ...moreMakes] = state.chosen.make ?? []
  const isMakeAlone = make !== undefined && moreMakes.length === 0 && applied.length === 1
  return {
    heading: isMakeAlone ? `We have no ${make} in stock at the moment` : 'Nothing matches all of that',
    waysOut: await waysOut(applied, dealership),
    alertAddress: alertAddress(state),
    otherMakes: make === undefined ? [] : otherMakes(state, facets.make),
  }
}

/** Where the dealer is asked to look out for it, with what was looked for. */
function alertAddress(state: SearchState) {
  const [, search = ''] = searchAddress(state).split('?')
  return `/contact?${new URLSearchParams({ category: VEHICLE_ALERT, search })}`
}

/** The counts of a choice ignore the choice itself, so they tell what each other make would bring. */
function otherMakes(state: SearchState, makes: SearchResults['facets']['make'] = []) {
  return makes
    .filter(({ count, chosen }) => count > 0 && !chosen)
    .slice(0, MAKES_OFFERED)
    .map(({ value, count }) => ({
      label: value,
      address: landingAddress(withChoices(state, 'make', [value])),
      total: count,
    }))
}

async function waysOut(applied: AppliedFilter[], dealership: Dealership) {
  const withoutOne = applied.length > 1 ? applied.slice(0, WAYS_OUT_TRIED) : []
  const ways = [
    ...withoutOne.map(({ label, value, without }) => ({
      label: `Without “${label}: ${value}”`,
      state: without,
    })),
    { label: 'All our stock', state: anything },
  ]
  const counted = await Promise.all(
    ways.map(async ({ label, state }) => ({
      label,
      address: searchAddress(state),
      total: await countOf(state, dealership),
    })),
  )
  return counted.filter(({ total }) => total > 0)
}
