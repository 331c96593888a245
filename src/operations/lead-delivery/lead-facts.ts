import type { CarStore } from '#data/cars/cars.ts'
import type { Lead } from '#data/leads.ts'
import { leadBooking } from '#domain/appointments/lead-booking.ts'
import type { LeadFacts } from '#domain/lead-delivery/lead-facts.ts'
import type { LocationSettings } from '#sites/places.ts'
import { bookingRequestPath } from '../appointments/booking-request-path.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Seal } from '../spam/seal.ts'

/** A lead with its vehicle as it is today and the business that gets it. */
export async function leadFacts(
  lead: Lead,
  { site, cars, seal }: Pick<Dealership, 'site'> & { cars: Pick<CarStore, 'findById'>; seal: Seal | null },
): Promise<LeadFacts> {
  const location = site.locations.find(({ id }) => id === lead.locationId) ?? null
  const vendor = site.dealerships.find(({ id }) => id === lead.dealershipId)
  const url = siteUrl(lead, site)
  const isRequest = seal !== null && leadBooking(lead)?.status === 'requested'
  return {
    lead,
    car: lead.carId === null ? null : await cars.findById(lead.carId),
    site: {
      slug: site.slug,
      name: site.name,
      url,
      timeZone: site.timeZone,
      email: site.email,
      phone: site.phone,
    },
    vendor: { id: vendor?.id ?? lead.dealershipId, name: vendor?.name ?? site.name },
    confirmLink: isRequest ? url + (await bookingRequestPath(lead.id, seal)) : null,
    location: location && {
      id: location.id,
      name: location.name,
      phone: location.phone,
      address: addressOf(location),
    },
  }
}

/** The site's own domain, or the origin that the form was sent from while it has none. */
export function siteUrl(lead: Pick<Lead, 'fields'> | null, { hosts: [domain], slug }: Dealership['site']) {
  if (domain !== undefined) return `https://${domain}`
  const pageUrl = lead?.fields['url']
  const page = typeof pageUrl === 'string' ? URL.parse(pageUrl) : null
  return page?.origin ?? `http://${slug}.localhost`
}

function addressOf({ street, city, state, postcode }: LocationSettings) {
  const town = [city, state?.toUpperCase(), postcode].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ') || null
}
