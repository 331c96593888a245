import { href } from 'react-router'
import { openingHoursLines } from '#domain/locations/opening-hours.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { directionsAddress } from '#domain/locations/directions-address.ts'
import { locationPhone } from '#domain/locations/location-phone.ts'
import { locationSlug } from '#domain/locations/location-slug.ts'
import type { Site } from '#sites/site.ts'

export type Place = ReturnType<typeof placeData>
export type ContactDetailsData = { phone: string | null; email: string | null; places: Place[] }

/** The dealer's phone number, email address and locations. */
export function contactDetails(
  site: Site,
  locations: Site['locations'] = site.locations.filter(({ visible }) => visible),
): ContactDetailsData {
  return {
    phone: locationPhone(null, site),
    email: site.email,
    places: locations.map((location) => placeData(location, site)),
  }
}

function placeData(location: Site['locations'][number], site: Site) {
  return {
    id: location.id,
    name: location.name,
    href: href('/locations/:location', { location: locationSlug(location) }),
    address: locationAddress(location),
    phone: locationPhone(location.phone, site),
    directions: directionsAddress(location),
    tag: location.tag,
    hours: openingHoursLines(location.hours, site.locationDisplay),
  }
}
