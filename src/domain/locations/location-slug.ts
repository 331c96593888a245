import { slugOf } from '../shared/slug.ts'

type Named = { name: string; slug?: string | null }

/** The slug of a location: the dealer’s own, or else its name’s. */
export function locationSlug({ name, slug }: Named): string {
  return slug ?? nameSlug(name)
}

/** The slug of a location’s name. Departments of one location share it: “Toowoomba - Service” is `toowoomba`. */
export function nameSlug(name: string): string {
  return slugOf(placeNameOf(name))
}

/** The name of a location without its department: “Toowoomba - Service” is “Toowoomba”. */
export function placeNameOf(name: string): string {
  return name.replace(/ - (?:Sales|Service|Parts)$/i, '')
}
