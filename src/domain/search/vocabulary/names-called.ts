import { slugOf } from '../../shared/slug.ts'
import { valueKey } from '../../values/value-key.ts'
import { vehicleNicknames } from './nicknames.ts'

/**
 * The makes or models that an address means: by their own address, such as `land-rover`, else however the name is spelt
 * (`landrover`), else by a nickname (`vw`).
 */
export function namesCalled(asked: string, names: readonly string[]): string[] {
  const slug = slugOf(asked)
  if (slug === '') return []
  const exact = names.find((name) => slugOf(name) === slug)
  if (exact !== undefined) return [exact]
  // Of names with the same key the first counts: names in stock are listed before those we only know.
  const byKey = new Map(names.toReversed().map((name) => [keyOf(name), name]))
  const spelt = byKey.get(keyOf(slug))
  if (spelt !== undefined) return [spelt]
  return nicknamed(keyOf(slug), (key) => byKey.get(key))
}

/** What a nickname stands for: the first of its meanings that names anything. */
export function nicknamed(key: string, nameOf: (key: string) => string | undefined): string[] {
  const attempts = vehicleNicknames.get(key) ?? []
  return (
    attempts
      .map((keys) => [...new Set(keys.map(nameOf).filter((name) => name !== undefined))])
      .find((found) => found.length > 0) ?? []
  )
}

function keyOf(name: string) {
  return valueKey('model', slugOf(name))
}
