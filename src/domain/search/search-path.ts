import { slugOf } from '../shared/slug.ts'
import { anything, type Chosen, isSearching, type SearchState } from './search-state.ts'
import { searchAddress } from './search-address.ts'
import { namesCalled } from './vocabulary/names-called.ts'

/** The words a site knows: what its stock is called at this moment. */
export type Vocabulary = {
  makes: readonly string[]
  bodies: readonly string[]
  /** The models of one make. */
  modelsOf(make: string): Promise<readonly string[]>
}

/** Addresses for kinds of stock, as dealers have always written them. */
const stockPaths: Record<string, Chosen> = {
  'new-cars': { car_type: ['new'] },
  'used-cars': { car_type: ['used'] },
  'demo-cars': { car_type: ['demo'] },
  'new-and-demo-cars': { car_type: ['new', 'demo'] },
  'new-used-and-demo-cars': {},
}

/**
 * What a path below `/search` chooses: `used-cars`, `toyota`, `suv`, `toyota/hilux`, `toyota_hilux`.
 * `null` when the site knows no such thing.
 */
export async function chosenInPath(
  scopeAsWritten: string | undefined,
  modelAsWritten: string | undefined,
  vocabulary: Vocabulary,
): Promise<Chosen | null> {
  if (scopeAsWritten === undefined) return {}
  const [scope, model] = [scopeAsWritten.toLowerCase(), modelAsWritten?.toLowerCase()]
  const [makeSlug = '', modelSlug, ...more] = model === undefined ? scope.split('_') : [scope, model]
  if (modelSlug !== undefined) {
    return more.length === 0 ? chosenModel(makeSlug, modelSlug, vocabulary) : null
  }

  if (Object.hasOwn(stockPaths, scope)) return stockPaths[scope] ?? null
  const make = namesCalled(scope, vocabulary.makes)
  if (make.length > 0) return { make }
  const body = named(scope.replace(/-cars$/, ''), vocabulary.bodies) ?? named(scope, vocabulary.bodies)
  return body === undefined ? null : { body: [body] }
}

async function chosenModel(makeSlug: string, modelSlug: string, vocabulary: Vocabulary) {
  for (const make of namesCalled(makeSlug, vocabulary.makes)) {
    const model = namesCalled(modelSlug, await vocabulary.modelsOf(make))
    if (model.length > 0) return { make: [make], model }
  }
  return null
}

/** The path of a make or model that was written as `vw` or `landrover`; `null` where it was written as we write it. */
export function pathInOurWords(scope: string, model: string | undefined, chosen: Chosen): string | null {
  if (!chosen.make) return null
  const path = landingAddress({ ...anything, chosen })
  const written = `/search/${model === undefined ? scope.replace('_', '/') : `${scope}/${model}`}`
  return path === written.toLowerCase() ? null : path
}

function named(asked: string, names: readonly string[]) {
  return namesCalled(asked, names)[0]
}

/**
 * The address a search engine should know: a path in words where one says it all, the plain address otherwise. The same
 * vehicles in another order or another view are no other page.
 */
export function landingAddress(state: SearchState): string {
  const vehicles: SearchState = { ...state, near: '', sort: null, view: 'grid' }
  const path = landingPath(vehicles)
  return path === null ? searchAddress(vehicles) : searchAddress({ ...vehicles, chosen: {} }, path)
}

/**
 * Whether a search is worth a search engine's while: all there is, or what one make, model, body or kind of stock says.
 * There are endless other ways to narrow a stock, and each would only repeat these.
 */
export function isLandingPage(state: SearchState): boolean {
  return !isSearching(state) || landingPath(state) !== null
}

function landingPath(state: SearchState) {
  if (!isSearching(state) || isSearching({ ...state, chosen: {} })) return null
  const { make, model, body, car_type: types, ...others } = state.chosen
  const said = [make, model, body, types].filter(Boolean).length
  if (Object.keys(others).length > 0) return null
  if (said === 1 && types) return stockPath(types)
  if (said === 1 && body) return onlySlug('/search', body)
  if (said === 1 && make) return onlySlug('/search', make)
  if (said === 2 && make && model) return onlySlug(onlySlug('/search', make), model)
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
