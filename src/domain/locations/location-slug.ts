import { slugOf } from '../shared/slug.ts'

/** A location's name in an address. Departments of one place share it: “Toowoomba - Service” is `toowoomba`. */
export function locationSlug(name: string): string {
  return slugOf(name.replace(/ - (?:Sales|Service|Parts)$/i, ''))
}
