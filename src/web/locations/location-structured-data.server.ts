import { departmentsOf } from '#domain/locations/departments.ts'
import { dayAfter } from '#domain/locations/hours/hours-on.ts'
import type { SpecialHours } from '#domain/locations/hours/special-hours.ts'
import { locationPhone } from '#domain/locations/location-phone.ts'
import type { OpeningHours } from '#domain/locations/opening-hours.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { locationHours } from '#sites/location-hours.ts'
import type { LocationSettings } from '#sites/places.ts'
import { type Place, placePath } from '../contact/location-cards.server.ts'
import { knownFacts } from '../seo/known-facts.ts'

type Dealership = Pick<PublicDealership, 'site' | 'now'>

/** Search engines hear of special hours this far ahead. */
const DAYS_AHEAD = 60

/** A place as schema.org data: a dealer or a workshop, with its departments where it has several. */
export function locationStructuredData(
  { name, slug, departments }: Place,
  dealership: Dealership,
  origin: string,
): Record<string, unknown> {
  const [main, ...others] = departments
  const url = `${origin}${placePath(slug)}`
  return knownFacts({
    ...businessOf(main, dealership),
    '@id': url,
    url,
    name,
    image: main.image === null ? null : new URL(main.image, origin).href,
    department: others.length === 0 ? null : others.map((other) => knownFacts(businessOf(other, dealership))),
  })
}

function businessOf(location: LocationSettings, { site, now }: Dealership) {
  const { latitude, longitude, street, city, state, postcode } = location
  const { weekly, special } = locationHours(location, site)
  const today = dayIn(timeZoneOf(location, site), now())
  return {
    '@type': departmentsOf(location.type).includes('sales') ? 'AutoDealer' : 'AutoRepair',
    name: location.name,
    telephone: locationPhone(location.phone, site),
    address: knownFacts({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state?.toUpperCase(),
      postalCode: postcode,
      addressCountry: 'AU',
    }),
    brand:
      location.manufacturers.length === 0
        ? null
        : location.manufacturers.map((name) => ({ '@type': 'Brand', name })),
    geo: latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: weekly.length === 0 ? null : weekly.map(weeklyHours),
    specialOpeningHoursSpecification: specialSpecification(special, today),
  }
}

function weeklyHours({ day, opens, closes }: OpeningHours) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: daysOfWeek[day], opens, closes }
}

const daysOfWeek = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Search engines read the same opening and closing time as closed. */
function specialSpecification(special: readonly SpecialHours[], today: string) {
  const near = special.filter(
    ({ from, until }) => (until ?? from) >= today && from <= dayAfter(today, DAYS_AHEAD),
  )
  if (near.length === 0) return null
  return near.map(({ from, until, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until ?? from,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }))
}
