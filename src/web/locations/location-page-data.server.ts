import { chosenLocations } from '#domain/locations/chosen-locations.ts'
import { locationPlaces, placeWithSlug } from '#domain/locations/location-places.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { licences } from '#sites/small-print.ts'
import { reviewsOfPlace } from '#sites/reviews-of.ts'
import type { Site } from '#sites/site.ts'
import { locationsSection, type Place, placePath } from '../contact/location-cards.server.ts'
import { reviewsData } from '../contact/reviews-data.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipStock } from './dealership-stock.server.ts'
import { locationDetail } from './location-detail.server.ts'
import { locationStructuredData } from './location-structured-data.server.ts'

/** What an address under `/locations` shows: one place, or all of a dealership that has several. */
export type Shown = { slug: string; name: string; places: readonly [Place, ...Place[]] }

/** The place with this slug, or the places of the dealership with this slug. */
export function shownAt(slug: string, { locations, dealerships }: Site): Shown | null {
  const places = locationPlaces(chosenLocations(locations, { which: 'all' }))
  const named = placeWithSlug(slug, places)
  if (named) return { slug: named.slug, name: named.name, places: [named] }

  const dealership = dealerships.find((each) => each.slug === slug)
  const [first, ...others] = places.filter(({ departments }) =>
    departments.some(({ dealershipSlug }) => dealershipSlug === slug),
  )
  if (!dealership || !first) return null
  if (others.length === 0) return { slug: first.slug, name: first.name, places: [first] }
  return { slug, name: dealership.name, places: [first, ...others] }
}

/** The data for the page of one place or of a dealership. */
export async function locationPageData(shown: Shown, dealership: PublicDealership, url: URL) {
  const { site } = dealership
  const { name, places } = shown
  const departments = places.flatMap((place) => place.departments)
  const [only, second] = places
  const slugs = new Set(departments.map(({ dealershipSlug }) => dealershipSlug))
  return {
    name,
    place: second ? null : locationDetail(only, dealership),
    several: second
      ? locationsSection({ which: 'all', excludedIds: others(site, departments) }, dealership)
      : null,
    reviews: reviewsData(reviewsOfPlace(departments, site)),
    licences: licences(site.dealerships.filter(({ slug }) => slugs.has(slug))),
    stock: await dealershipStock({ slugs, departments, path: placePath(shown.slug) }, dealership, url),
    head: headOf(shown, dealership, url),
  }
}

function others({ locations }: Site, departments: readonly { id: string }[]) {
  return locations.map(({ id }) => id).filter((id) => !departments.some((shown) => shown.id === id))
}

function headOf({ slug, name, places }: Shown, dealership: PublicDealership, url: URL) {
  const { site } = dealership
  const origin = siteOrigin(site, url)
  const path = placePath(slug)
  const towns = [...new Set(places.map(({ departments: [{ city }] }) => city).filter(Boolean))]
  return pageHead(site, url, {
    title: name,
    description: `${name}${towns.length > 0 ? ` in ${towns.join(', ')}` : ''}: address, opening hours, directions and the ${site.stock.vehicleWord}s in stock.`,
    path,
    structuredData: [
      ...places.map((place) => locationStructuredData(place, dealership, origin)),
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Locations', path: '/locations' },
        { name, path },
      ]),
    ],
  })
}
