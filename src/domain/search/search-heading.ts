import { carTypeName } from '../cars/car-type-name.ts'
import type { SearchState } from './search-state.ts'

/** The heading of a page of results: `Used Toyota HiLux`, `New & Demo SUVs`, `Cars`. */
export function searchHeading({ chosen }: SearchState, vehicleWord: string): string {
  const { make = [], model = [], body = [], car_type: types = [] } = chosen
  const kinds = types.length < 3 ? types.map(typeName).join(' & ') : ''
  const named = [only(make), make.length > 1 ? null : only(model)].filter((name) => name !== null)
  const style = only(body)
  if (style !== null) named.push(named.length < 2 ? plural(style) : style)
  else if (only(make) === null) named.push(`${vehicleWord}s`)
  return capitalised([kinds, ...named].filter(Boolean).join(' '))
}

function typeName(type: string) {
  return Object.hasOwn(carTypeName, type) ? carTypeName[type as keyof typeof carTypeName] : ''
}

function only([first, ...more]: string[]) {
  return more.length === 0 ? (first ?? null) : null
}

/** The plural of a body style as feeds name them: `SUVs`, `Hatches`, `Utilities`, `Cab Chassis`. */
function plural(style: string) {
  if (/(?:chassis|s['’]?|series)$/i.test(style) && !/bus$/i.test(style)) return style
  if (/(?:s|x|z|ch|sh)$/i.test(style)) return `${style}es`
  return /[^aeiou]y$/i.test(style) ? style.replace(/y$/i, 'ies') : `${style}s`
}

function capitalised(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
