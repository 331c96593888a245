import { href } from 'react-router'
import { type LocationChoice, chosenLocations } from '#domain/locations/chosen-locations.ts'
import { locationTypeName } from '#domain/locations/departments.ts'
import { directionsAddress } from '#domain/locations/directions-address.ts'
import { distanceKm, formatDistance, type Point } from '#domain/locations/distance.ts'
import { comingSpecialHours } from '#domain/locations/hours/coming-special-hours.ts'
import { openStatus } from '#domain/locations/hours/open-status.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { locationPhone } from '#domain/locations/location-phone.ts'
import { type LocationPlace, locationPlaces } from '#domain/locations/location-places.ts'
import { cardsOnSmallScreens, locationsHeading } from '#domain/locations/locations-heading.ts'
import { openingHoursLines } from '#domain/locations/opening-hours.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { capitalised } from '#domain/shared/capitalised.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { locationHours } from '#sites/location-hours.ts'
import type { LocationSettings } from '#sites/places.ts'
import { reviewsOfPlace } from '#sites/reviews-of.ts'
import { contentPicture } from '../promotions/content-picture.server.ts'
import { mapData } from '../maps/map-data.server.ts'

export type Place = LocationPlace<LocationSettings>
export type LocationCardData = ReturnType<typeof locationCard>
export type LocationsSectionData = ReturnType<typeof locationsSection>

type Dealership = Pick<PublicDealership, 'site' | 'maps' | 'picture' | 'now'>
/** Where the visitor is. Its distances are approximate when it is only known by its region. */
export type Near = Point & { isApproximate: boolean }

/** The dealer's places of a choice, with their map: for a page about them, or a part of any page. */
export function locationsSection(choice: LocationChoice, dealership: Dealership, near: Near | null = null) {
  const { site } = dealership
  const places = nearestFirst(locationPlaces(chosenLocations(site.locations, choice)), near)
  const cards = places.map((place) => locationCard(place, dealership, near))
  return {
    heading: locationsHeading(cards.length),
    onSmallScreens: cardsOnSmallScreens(cards.length),
    cards,
    map: mapData(
      places.map((place) => markerOf(place)),
      dealership,
    ),
    phone: locationPhone(null, site),
  }
}

/** A place on a map. */
export function markerOf({ name, slug, departments: [{ latitude, longitude }] }: Place) {
  return { name, href: placePath(slug), latitude, longitude }
}

export function placePath(slug: string): string {
  return href('/locations/:location', { location: slug })
}

/** The picture of a place; `null` where it has none or the file is missing. */
export function pictureOf({ departments: [{ image: src }] }: Place, alt: string, dealership: Dealership) {
  return contentPicture(src === null ? undefined : { src, alt }, dealership)
}

function locationCard(place: Place, dealership: Dealership, near: Near | null) {
  const { site, now } = dealership
  const { departments, slug, name } = place
  const [main] = departments
  const timeZone = timeZoneOf(main, site)
  const reviews = reviewsOfPlace(departments, site)
  const image = pictureOf(place, '', dealership)
  return {
    id: main.id,
    name,
    href: placePath(slug),
    image,
    map: image === null ? (mapData([markerOf(place)], dealership)?.drawing ?? null) : null,
    rating: reviews && { average: reviews.average, count: reviews.count },
    type: typesOf(departments),
    tag: main.tag,
    address: locationAddress(main),
    phone: locationPhone(main.phone, site),
    directions: directionsAddress({ ...main, name }),
    status: openStatus(locationHours(main, site), { timeZone, now: now() }),
    hours: openingHoursLines(main.hours, site.locationDisplay),
    hasSpecialHours:
      comingSpecialHours(
        departments.map((each) => ({ department: each.type, hours: locationHours(each, site) })),
        dayIn(timeZone, now()),
      ).length > 0,
    distance: distanceTo(main, near),
  }
}

/** What customers come for: `Sales · Service`, and what else the dealer says, such as `Buying`. */
function typesOf(departments: readonly LocationSettings[]) {
  const types = departments.map(({ type }) => locationTypeName(type))
  const others = departments.flatMap(({ subtypes }) => subtypes.map(capitalised))
  return [...new Set([...types, ...others])].join(' · ')
}

function nearestFirst(places: Place[], near: Near | null) {
  if (!near) return places
  const km = ({ departments: [main] }: Place) => kmTo(main, near) ?? Infinity
  return places.toSorted((one, other) => km(one) - km(other))
}

function distanceTo(main: LocationSettings, near: Near | null) {
  const km = near && kmTo(main, near)
  return near === null || km === null ? null : formatDistance(km, near.isApproximate)
}

function kmTo({ latitude, longitude }: LocationSettings, near: Point) {
  return latitude === null || longitude === null ? null : distanceKm(near, { latitude, longitude })
}
