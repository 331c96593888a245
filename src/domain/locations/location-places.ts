import { departmentsOf } from './departments.ts'
import { locationSlug, nameSlug, placeNameOf } from './location-slug.ts'

type Departmental = {
  id: string
  name: string
  slug?: string | null
  type: string
  dealershipSlug: string
  street: string
  city: string
}

/** One place that customers visit: a location, or several departments of a dealership in one street. */
export type LocationPlace<L> = {
  slug: string
  name: string
  /** The first one gives the place its name. */
  departments: readonly [L, ...L[]]
}

/**
 * The places of a dealer, in order. Departments of a dealership at one street address are one place, and so are locations
 * with one slug, or whose names differ only by their department. Two showrooms in one street stay two.
 */
export function locationPlaces<L extends Departmental>(locations: readonly L[]): LocationPlace<L>[] {
  const groups: [L, ...L[]][] = []
  for (const location of locations) {
    const group = groups.find((known) => belongTogether(known, location))
    if (group) group.push(location)
    else groups.push([location])
  }
  return groups.map((group) => ({
    slug: locationSlug(group.find(({ slug }) => slug) ?? group[0]),
    name: placeNameOf(group[0].name),
    departments: group,
  }))
}

/** The place with this slug. The slug of a location’s name leads there too, even after the location has got another one. */
export function placeWithSlug<L extends Departmental>(
  slug: string,
  places: readonly LocationPlace<L>[],
): LocationPlace<L> | null {
  return (
    places.find((place) => place.slug === slug) ??
    places.find(({ departments }) => departments.some((each) => locationSlug(each) === slug)) ??
    places.find(({ departments }) => departments.some(({ name }) => nameSlug(name) === slug)) ??
    null
  )
}

function belongTogether(group: readonly Departmental[], location: Departmental) {
  if (group.some((known) => sharesSlug(known, location))) return true
  const ofItsOwn = departmentsOf(location.type)
  return (
    location.street !== '' &&
    group.every(
      ({ dealershipSlug, street, city, type }) =>
        dealershipSlug === location.dealershipSlug &&
        inWords(street) === inWords(location.street) &&
        inWords(city) === inWords(location.city) &&
        !departmentsOf(type).some((department) => ofItsOwn.includes(department)),
    )
  )
}

function sharesSlug(one: Departmental, other: Departmental) {
  return nameSlug(one.name) === nameSlug(other.name) || locationSlug(one) === locationSlug(other)
}

function inWords(text: string) {
  return text.toLowerCase().replaceAll(/\W+/g, ' ').trim()
}
