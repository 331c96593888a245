import { readRange, writeRange } from './range-text.ts'
import { type Chosen, type Range, type Ranges, type SearchState, searchViews } from './search-state.ts'
import { type VehicleFacet, vehicleFacets, type VehicleRange, vehicleRanges } from './vehicle-facets.ts'
import { sortOrders } from './sort-orders.ts'

/** Shoppers type less than this. */
const MAX_TEXT_LENGTH = 200
const MAX_PLACE_LENGTH = 60
export const MAX_CHOICES = 50
const LAST_PAGE = 10_000

const facetNames = Object.keys(vehicleFacets) as VehicleFacet[]

/** Some parameters differ from the facet's name in the index, and older addresses use other names. */
const writtenName: Partial<Record<VehicleFacet, string>> = { features: 'filtered_features' }
const aliases: Record<string, VehicleFacet | VehicleRange> = {
  filtered_features: 'features',
  fuelType: 'fuel',
  odometer: 'km',
  type: 'car_type',
}

/** A band can also be given by its figures: `weekly_price_range=50:100`. */
const figuresOf: Record<string, VehicleRange> = { price_range: 'price', weekly_price_range: 'weekly_price' }

/** Reads a search from the parameters of an address or the fields of the filter form. Invalid values are skipped. */
export function readSearch(params: URLSearchParams): SearchState {
  const chosen: Chosen = {}
  const ranges: Ranges = {}
  for (const [parameter, text] of params) {
    const meaning = meaningOf(parameter)
    const { bound } = meaning
    const value = plain(text)
    const name = bound || value.includes(':') ? (figuresOf[meaning.name] ?? meaning.name) : meaning.name
    if (isRange(name) && (bound || value.includes(':') || !isFacet(name))) {
      const range = readRange(bound ? boundText(bound, value) : value)
      if (range) ranges[name] = { ...ranges[name], ...range }
    } else if (isFacet(name)) {
      choose(chosen, name, value)
    }
  }
  return {
    text: plain(params.get('query') ?? ''),
    chosen,
    ranges: inOrder(ranges),
    near: plain(params.get('near') ?? '', MAX_PLACE_LENGTH),
    sort: sortOrders.find((order) => order === params.get('sortBy')) ?? null,
    view: searchViews.find((view) => view === params.get('view')) ?? 'grid',
    page: readPage(params.get('page')),
  }
}

/** Writes the address of a search. The same search always has the same address, so it can be shared and stored. */
export function searchAddress(state: SearchState, path = '/search'): string {
  const params = new URLSearchParams()
  if (state.text) params.set('query', state.text)
  for (const facet of facetNames) {
    for (const value of state.chosen[facet] ?? []) params.append(writtenName[facet] ?? facet, value)
  }
  for (const name of vehicleRanges) {
    const range = state.ranges[name]
    if (range) params.append(name, writeRange(range))
  }
  if (state.near) params.set('near', state.near)
  if (state.sort) params.set('sortBy', state.sort)
  if (state.view !== 'grid') params.set('view', state.view)
  if (state.page > 1) params.set('page', String(state.page))
  return params.size === 0 ? path : `${path}?${params}`
}

/** Whether the filter form produced this address. The form sends empty fields too. */
export function isFormSubmission(params: URLSearchParams): boolean {
  return params
    .entries()
    .some(([parameter, value]) => value === '' || meaningOf(parameter).bound !== undefined)
}

/**
 * Reads `make`, `refinementList[make][0]`, `range[price]`, and the field `price_min` of the form without
 * JavaScript.
 */
function meaningOf(parameter: string): { name: string; bound?: 'min' | 'max' } {
  const [, listed] = /^(?:refinementList|range)\[(\w+)\](?:\[\d*\])?$/.exec(parameter) ?? []
  const [, ranged, bound] = /^(\w+)_(min|max)$/.exec(parameter) ?? []
  const name = listed ?? ranged ?? parameter
  const known = Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name
  return bound === 'min' || bound === 'max' ? { name: known, bound } : { name: known }
}

function choose(chosen: Chosen, facet: VehicleFacet, value: string) {
  const values = chosen[facet] ?? []
  if (value === '' || values.includes(value) || values.length >= MAX_CHOICES) return
  chosen[facet] = [...values, value]
}

function boundText(bound: 'min' | 'max', value: string) {
  return bound === 'min' ? `${value}:` : `:${value}`
}

/** Swaps the ends of a reversed range. */
function inOrder(ranges: Ranges): Ranges {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, rightWayRound(range)]))
}

function rightWayRound(range: Range): Range {
  const { min, max } = range
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : range
}

function readPage(text: string | null) {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** Reduces a text to one line without control characters. */
function plain(text: string, maxLength = MAX_TEXT_LENGTH) {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, maxLength)
    .toWellFormed()
    .trim()
}

function isFacet(name: string): name is VehicleFacet {
  return Object.hasOwn(vehicleFacets, name)
}

function isRange(name: string): name is VehicleRange {
  return (vehicleRanges as readonly string[]).includes(name)
}
