import { slugOf } from '../shared/slug.ts'
import { emptySearch, type Chosen, isSearching, type SearchState } from './search-state.ts'
import { searchAddress } from './search-address.ts'

/** Names that an address may have. */
export type PathNames = {
  makes: readonly string[]
  bodies: readonly string[]
  /** The models of one make. */
  modelsOf(make: string): Promise<readonly string[]>
}

/** The names in a site's current stock, and how to read an address by them. */
export type Vocabulary = PathNames & {
  /** Other names that the site knows, such as those of sold vehicles. Names in stock come before them. */
  outOfStock?(): Promise<PathNames>
  /** The types of the whole stock; none where a search without types shows it. */
  everyType: readonly string[]
  /** The names that part of an address means. */
  namesFor(text: string, names: readonly string[]): string[]
}

const WHOLE_STOCK = 'new-used-and-demo-cars'

/** Established addresses for kinds of stock. */
const stockPaths: Record<string, Chosen> = {
  'new-cars': { car_type: ['new'] },
  'used-cars': { car_type: ['used'] },
  'demo-cars': { car_type: ['demo'] },
  'new-and-demo-cars': { car_type: ['new', 'demo'] },
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
  if (more.length > 0) return null
  if (modelSlug === undefined) {
    if (scope === WHOLE_STOCK) return wholeStock(vocabulary)
    if (Object.hasOwn(stockPaths, scope)) return stockPaths[scope] ?? null
  }

  const read = ({ makes, bodies, modelsOf }: PathNames) =>
    modelSlug === undefined
      ? makeOrBody(scope, { makes, bodies }, vocabulary)
      : makeAndModel(makeSlug, modelSlug, { makes, modelsOf }, vocabulary)
  const outOfStock = async () => vocabulary.outOfStock && read(await vocabulary.outOfStock())
  return (await read(vocabulary)) ?? (await outOfStock()) ?? null
}

function wholeStock({ everyType }: Vocabulary): Chosen {
  return everyType.length === 0 ? {} : { car_type: [...everyType] }
}

type NamesFor = Pick<Vocabulary, 'namesFor'>

async function makeOrBody(
  scope: string,
  { makes, bodies }: Pick<PathNames, 'makes' | 'bodies'>,
  { namesFor }: NamesFor,
): Promise<Chosen | null> {
  const make = namesFor(scope, makes)
  if (make.length > 0) return { make }
  const [body] = [...namesFor(scope.replace(/-cars$/, ''), bodies), ...namesFor(scope, bodies)]
  return body === undefined ? null : { body: [body] }
}

async function makeAndModel(
  makeSlug: string,
  modelSlug: string,
  { makes, modelsOf }: Pick<PathNames, 'makes' | 'modelsOf'>,
  { namesFor }: NamesFor,
): Promise<Chosen | null> {
  for (const make of namesFor(makeSlug, makes)) {
    const model = namesFor(modelSlug, await modelsOf(make))
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
 * do not change the page. `everyType` are the types of the whole stock, where a search has to name them.
 */
export function landingAddress(state: SearchState, everyType: readonly string[] = []): string {
  const vehicles: SearchState = { ...state, near: '', sort: null, view: 'grid' }
  const path = landingPath(vehicles, everyType)
  return path === null ? searchAddress(vehicles) : searchAddress({ ...vehicles, chosen: {} }, path)
}

/**
 * Whether search engines should index a search: the whole stock, or one make, model, body or kind of stock. Other
 * combinations are endless and only repeat these.
 */
export function isLandingPage(state: SearchState, everyType: readonly string[] = []): boolean {
  return !isSearching(state) || landingPath(state, everyType) !== null
}

function landingPath(state: SearchState, everyType: readonly string[]) {
  if (!isSearching(state) || isSearching({ ...state, chosen: {} })) return null
  const { make, model, body, car_type: types, ...others } = state.chosen
  const count = [make, model, body, types].filter(Boolean).length
  if (Object.keys(others).length > 0) return null
  if (count === 1 && types) return stockPath(types, everyType)
  if (count === 1 && body) return onlySlug('/search', body)
  if (count === 1 && make) return onlySlug('/search', make)
  if (count === 2 && make && model) return onlySlug(onlySlug('/search', make), model)
  return null
}

function stockPath(types: string[], everyType: readonly string[]) {
  const wanted = types.toSorted().join()
  const isWanted = (some: readonly string[] = []) => some.toSorted().join() === wanted
  const found = Object.entries(stockPaths).find(([, { car_type }]) => isWanted(car_type))?.[0]
  const path = found ?? (isWanted(everyType) ? WHOLE_STOCK : null)
  return path === null ? null : `/search/${path}`
}

function onlySlug(base: string | null, values: string[]) {
  const [value, ...more] = values
  return base === null || value === undefined || more.length > 0 ? null : `${base}/${slugOf(value)}`
}
