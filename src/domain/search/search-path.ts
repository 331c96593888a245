import { slugOf } from '../shared/slug.ts'
import { emptySearch, type Chosen, isSearching, type SearchState } from './search-state.ts'
import { searchAddress } from './search-address.ts'

/** The names in a site's current stock. */
export type Vocabulary = {
  makes: readonly string[]
  bodies: readonly string[]
  /** The models of one make. */
  modelsOf(make: string): Promise<readonly string[]>
  /** The names that part of an address means. */
  namesFor(text: string, names: readonly string[]): string[]
}

/** Established addresses for kinds of stock. */
const stockPaths: Record<string, Chosen> = {
  'new-cars': { car_type: ['new'] },
  'used-cars': { car_type: ['used'] },
  'demo-cars': { car_type: ['demo'] },
  'new-and-demo-cars': { car_type: ['new', 'demo'] },
  'new-used-and-demo-cars': {},
}

/**
 * The filters of a path below `/search`: `used-cars`, `toyota`, `suv`, `toyota/hilux`, `toyota_hilux`. `null` for
 * an unknown path.
 */
export async function chosenInPath(
  writtenScope: string | undefined,
  writtenModel: string | undefined,
  vocabulary: Vocabulary,
): Promise<Chosen | null> {
  if (writtenScope === undefined) return {}
  const [scope, model] = [writtenScope.toLowerCase(), writtenModel?.toLowerCase()]
  const [makeSlug = '', modelSlug, ...more] = model === undefined ? scope.split('_') : [scope, model]
  if (modelSlug !== undefined) {
    return more.length === 0 ? chosenModel(makeSlug, modelSlug, vocabulary) : null
  }

  if (Object.hasOwn(stockPaths, scope)) return stockPaths[scope] ?? null
  const { makes, bodies, namesFor } = vocabulary
  const make = namesFor(scope, makes)
  if (make.length > 0) return { make }
  const [body] = [...namesFor(scope.replace(/-cars$/, ''), bodies), ...namesFor(scope, bodies)]
  return body === undefined ? null : { body: [body] }
}

async function chosenModel(makeSlug: string, modelSlug: string, vocabulary: Vocabulary) {
  for (const make of vocabulary.namesFor(makeSlug, vocabulary.makes)) {
    const model = vocabulary.namesFor(modelSlug, await vocabulary.modelsOf(make))
    if (model.length > 0) return { make: [make], model }
  }
  return null
}

/**
 * The canonical path of a make or model written as `vw` or `landrover`; `null` where the path is already canonical.
 */
export function canonicalSearchPath(scope: string, model: string | undefined, chosen: Chosen): string | null {
  if (!chosen.make) return null
  const path = landingAddress({ ...emptySearch, chosen })
  const written = `/search/${model === undefined ? scope.replace('_', '/') : `${scope}/${model}`}`
  return path === written.toLowerCase() ? null : path
}

/**
 * The canonical address of a search: a readable path where one covers it, or else the plain address. Order and view
 * do not change the page.
 */
export function landingAddress(state: SearchState): string {
  const vehicles: SearchState = { ...state, near: '', sort: null, view: 'grid' }
  const path = landingPath(vehicles)
  return path === null ? searchAddress(vehicles) : searchAddress({ ...vehicles, chosen: {} }, path)
}

/**
 * Whether search engines should index a search: the whole stock, or one make, model, body or kind of stock. Other
 * combinations are endless and only repeat these.
 */
export function isLandingPage(state: SearchState): boolean {
  return !isSearching(state) || landingPath(state) !== null
}

function landingPath(state: SearchState) {
  if (!isSearching(state) || isSearching({ ...state, chosen: {} })) return null
  const { make, model, body, car_type: types, ...others } = state.chosen
  const count = [make, model, body, types].filter(Boolean).length
  if (Object.keys(others).length > 0) return null
  if (count === 1 && types) return stockPath(types)
  if (count === 1 && body) return onlySlug('/search', body)
  if (count === 1 && make) return onlySlug('/search', make)
  if (count === 2 && make && model) return onlySlug(onlySlug('/search', make), model)
  return null
}

function stockPath(types: string[]) {
  const wanted = types.toSorted().join()
  const found = Object.entries(stockPaths).find(([, { car_type }]) => car_type?.toSorted().join() === wanted)
  return found ? `/search/${found[0]}` : null
}

function onlySlug(base: string | null, values: string[]) {
  const [value, ...more] = values
  return base === null || value === undefined || more.length > 0 ? null : `${base}/${slugOf(value)}`
}
