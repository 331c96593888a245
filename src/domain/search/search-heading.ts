import { carTypeName } from '../cars/car-type-name.ts'
import type { SearchState } from './search-state.ts'

/** The heading of a page of results: `Used Toyota HiLux`, `New & Demo SUVs`, `Cars`. */
export function searchHeading({ chosen }: SearchState, vehicleWord: string): string {
  const { make = [], model = [], body = [], car_type: types = [] } = chosen
  const kinds = types.length < 3 ? types.map(typeName).join(' & ') : ''
  const named = [only(make), make.length > 1 ? null : only(model)].filter((name) => name !== null)
  const style = only(body)
  const plural = named.length < 2 && style !== null ? plurals.get(style) : undefined
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

function only([first, ...more]: string[]) {
  return more.length === 0 ? (first ?? null) : null
}

const plurals = new Map([
  ['Cab Chassis', 'Cab Chassis'],
  ['Hatch', 'Hatches'],
  ['Bus', 'Buses'],
  ...`SUV Ute Hatchback Sedan Wagon Van Coupe Convertible Caravan Camper Motorhome Roadster`
    .split(' ')
    .map((style): [string, string] => [style, `${style}s`]),
  ['People Mover', 'People Movers'],
  ['Camper Trailer', 'Camper Trailers'],
])

function capitalised(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
