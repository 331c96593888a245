import { VEHICLE_ALERT } from '#domain/enquiries/enquiry-form.ts'
import { carTypeOptions } from '#domain/search/car-type-choice.ts'
import { onlyMakeIn, onlyModelIn } from '#domain/search/no-results/requested-name.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { isSearching, type SearchState, withChoices } from '#domain/search/search-state.ts'
import { wholeStock, wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { RelaxedSearch } from '#operations/search/close-matches.ts'
import type { Site } from '#sites/site.ts'
import { countOf, type SearchResults } from '../results/search-results.server.ts'

export type NoResultsData = Awaited<ReturnType<typeof noResultsData>>

const MAKES_OFFERED = 12

/** The content for a search without matches: a heading, and other searches that find something. */
export async function noResultsData(
  state: SearchState,
  { facets }: SearchResults,
  relaxed: readonly RelaxedSearch[],
  dealership: PublicDealership,
) {
  const make = onlyMakeIn(state)
  const name = make ?? onlyModelIn(state)
  const { stock } = dealership.site
  return {
    heading: headingOf(state, name, stock),
    alternatives: relaxed
      .map((other) => ({
        label: otherCarTypeLabel(state, other, dealership.site) ?? `Without ${quotedList(other.without)}`,
        address: searchAddress(other.state),
        total: other.total,
      }))
      .filter(({ total }) => total > 0),
    allStock: {
      address: wholeStockAddress({}, stock),
      total: await countOf(wholeStock({}, stock), dealership),
    },
    alertAddress: alertAddress(state),
    makesHeading: make === null && !state.chosen.make ? 'Makes we have:' : 'Other makes we have:',
    otherMakes: await makesOffered(state, facets.make, relaxed.length > 0, dealership),
  }
}

function headingOf(state: SearchState, name: string | null, { vehicleWord }: Site['stock']) {
  if (name !== null) return `We don’t have any ${name} in stock right now`
  return isSearching(state) ? 'No exact matches' : `We don’t have any ${vehicleWord}s in stock right now`
}

/** `“V8”`, `“V8” and “White”`. */
export function quotedList(labels: readonly string[]): string {
  return new Intl.ListFormat('en-AU').format(labels.map((label) => `“${label}”`))
}

/** Where a site shows one car type at a time, removing that filter shows the type with matches, so the label names it. */
function otherCarTypeLabel(search: SearchState, { state, shownTypes }: RelaxedSearch, { stock }: Site) {
  const onlyDropsCarType = search.chosen.car_type !== undefined && state.chosen.car_type === undefined
  if (!onlyDropsCarType || shownTypes.length === 0) return null
  const options = carTypeOptions(stock.carTypeFilter, stock.carTypes)
  const shown = options.find(
    ({ types }) => types.length > 0 && types.every((type) => shownTypes.includes(type)),
  )
  return shown ? `Under ${shown.label}` : null
}

/** Other makes with matches for this search. Without any, and without relaxed searches, all makes in stock. */
async function makesOffered(
  state: SearchState,
  counted: SearchResults['facets']['make'],
  hasRelaxed: boolean,
  { site, search }: PublicDealership,
) {
  const others = state.chosen.make ? otherMakes(state, counted) : []
  if (others.length > 0 || hasRelaxed) return others
  const all = wholeStock({}, site.stock)
  const { facets } = await search({ chosen: all.chosen, size: 0, count: ['make'] })
  return otherMakes(all, facets.make)
}

/** The contact form for a stock alert, with the search filled in. */
function alertAddress(state: SearchState) {
  const [, search = ''] = searchAddress(state).split('?')
  return `/contact?${new URLSearchParams({ category: VEHICLE_ALERT, search })}`
}

/** A facet's counts ignore its own selection, so they say how many vehicles each other make finds. */
function otherMakes(state: SearchState, counted: SearchResults['facets']['make'] = []) {
  return counted
    .filter(({ count, chosen }) => count > 0 && !chosen)
    .slice(0, MAKES_OFFERED)
    .map(({ value, count }) => ({
      label: value,
      address: landingAddress(withChoices(state, 'make', [value])),
      total: count,
    }))
}
