import { bodyPlurals } from '../cars/bodies.ts'
import { carTypeName } from '../cars/car-type-name.ts'
import type { SearchState } from './search-state.ts'

/** The heading of a page of results: `Used Toyota HiLux`, `New, Demo & Used SUVs`, `Cars`. */
export function searchHeading({ chosen }: SearchState, vehicleWord: string): string {
  const { make = [], model = [], body = [], car_type: types = [] } = chosen
  const kinds = enumerated(types.map(typeName).filter(Boolean))
  const named = [only(make), make.length > 1 ? null : only(model)].filter((name) => name !== null)
  const style = only(body)
  const plural = named.length < 2 && style !== null ? bodyPlurals.get(style) : undefined
  if (style !== null) named.push(plural ?? style)
  // A feed may have any body style, and the plural of one that we don’t know can’t be formed: “Commercial”, “4D WAGON”.
  if (plural === undefined && only(make) === null) named.push(`${vehicleWord}s`)
  // Where the site calls all of its stock caravans, those of the body style have a page of their own.
  if (vehicleWord === 'caravan' && kinds === '' && named[0] === 'caravans') return 'All caravans'
  return capitalised([kinds, ...named].filter(Boolean).join(' '))
}

function typeName(type: string) {
  return Object.hasOwn(carTypeName, type) ? carTypeName[type as keyof typeof carTypeName] : ''
}

/** `New, Demo & Used`. */
function enumerated(names: string[]) {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} & ${last}`
}

function only([first, ...more]: string[]) {
  return more.length === 0 ? (first ?? null) : null
}

function capitalised(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
