import { slugOf } from '../shared/slug.ts'

/** The slug of a location. Departments of one location share it: “Toowoomba - Service” is `toowoomba`. */
export function locationSlug(name: string): string {
  return slugOf(name.replace(/ - (?:Sales|Service|Parts)$/i, ''))
}
