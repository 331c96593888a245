import { slugOf } from '../shared/slug.ts'

/** The slug of a location. Departments of one location share it: “Toowoomba - Service” is `toowoomba`. */
export function locationSlug(name: string): string {
  return slugOf(placeNameOf(name))
}

/** The name of a location without its department: “Toowoomba - Service” is “Toowoomba”. */
export function placeNameOf(name: string): string {
  return name.replace(/ - (?:Sales|Service|Parts)$/i, '')
}
