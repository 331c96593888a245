import { slugOf } from '../../shared/slug.ts'

/** The name that part of an address spells in full, such as `land-rover`. */
export function namesBySlug(text: string, names: readonly string[]): string[] {
  const slug = slugOf(text)
  const name = slug === '' ? undefined : names.find((one) => slugOf(one) === slug)
  return name === undefined ? [] : [name]
}
