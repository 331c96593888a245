import { carTypeName } from '../cars/car-type-name.ts'
import type { SearchState } from './search-state.ts'

/** The heading of a page of results: `Used Toyota HiLux`, `New & Demo SUV cars`, `Cars`. */
export function searchHeading({ chosen }: SearchState, vehicleWord: string): string {
  const { make = [], model = [], body = [], car_type: types = [] } = chosen
  const named = [only(make), make.length > 1 ? null : only(model), only(body)].filter(Boolean)
  const words = [...(types.length < 3 ? [types.map(typeName).join(' & ')] : []), ...named]
  const things = only(make) ? [] : [`${vehicleWord}s`]
  return capitalised([...words, ...things].filter(Boolean).join(' '))
}

function typeName(type: string) {
  return Object.hasOwn(carTypeName, type) ? carTypeName[type as keyof typeof carTypeName] : ''
}

function only([first, ...more]: string[]) {
  return more.length === 0 ? (first ?? null) : null
}

function capitalised(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
