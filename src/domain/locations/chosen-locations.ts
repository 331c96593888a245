import { slugOf } from '../shared/slug.ts'
import { departmentsOf } from './departments.ts'

type Choosable = {
  id: string
  type: string
  visible: boolean
  manufacturers: readonly string[]
  subtypes: readonly string[]
}

const locationKinds = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const

/** Which locations a part of a page shows. */
export type LocationChoice = {
  /** A kind of location, or the id of one. */
  which: (typeof locationKinds)[number] | (string & {})
  manufacturer?: string | null | undefined
  subtype?: string | null | undefined
  excludedIds?: readonly string[]
}

/**
 * The visible locations of a choice, in the dealer's order. A main location sells, and a service and parts location does
 * both.
 */
export function chosenLocations<L extends Choosable>(
  locations: readonly L[],
  { which, manufacturer = null, subtype = null, excludedIds = [] }: LocationChoice,
): L[] {
  return locations.filter(
    (location) =>
      location.visible &&
      isOfKind(location, which) &&
      !excludedIds.includes(location.id) &&
      (manufacturer === null || names(location.manufacturers, manufacturer)) &&
      (subtype === null || names(location.subtypes, subtype)),
  )
}

function isOfKind({ id, type }: Choosable, which: string) {
  const offered = departmentsOf(type)
  switch (which) {
    case 'all':
      return true
    case 'primary':
      return type === 'primary'
    case 'sales':
    case 'service':
    case 'parts':
      return offered.includes(which)
    case 'service-and-parts':
      return offered.includes('service') || offered.includes('parts')
    default:
      return id === which
  }
}

/** Editors write “isuzu-ute” and “Isuzu UTE” alike. */
function names(all: readonly string[], name: string) {
  return all.some((each) => slugOf(each) === slugOf(name))
}
