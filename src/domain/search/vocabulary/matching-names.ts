import { slugOf } from '../../shared/slug.ts'
import { valueKey } from '../../spellings/value-key.ts'
import { namesBySlug } from './names-by-slug.ts'
import { otherBodyNames, vehicleNicknames } from './nicknames.ts'

/**
 * Finds the makes, models or body styles that part of an address means: by slug, such as `land-rover`, else by any spelling of
 * the name (`landrover`), else by another name (`vw`, `hatch`).
 */
export function matchingNames(text: string, names: readonly string[]): string[] {
  const slug = slugOf(text)
  if (slug === '') return []
  const exact = namesBySlug(text, names)
  if (exact.length > 0) return exact
  // Of names with the same key the first counts: names in stock come before other known names.
  const byKey = new Map(names.toReversed().map((name) => [keyOf(name), name]))
  const spelt = byKey.get(keyOf(slug))
  if (spelt !== undefined) return [spelt]
  return namesForNickname(keyOf(slug), (key) => byKey.get(key))
}

/** Finds the names for another name: its first meaning that matches any name. */
export function namesForNickname(key: string, nameOf: (key: string) => string | undefined): string[] {
  const attempts = vehicleNicknames.get(key) ?? otherBodyNames.get(key) ?? []
  return (
    attempts
      .map((keys) => [...new Set(keys.map(nameOf).filter((name) => name !== undefined))])
      .find((found) => found.length > 0) ?? []
  )
}

function keyOf(name: string) {
  return valueKey('model', slugOf(name))
}
