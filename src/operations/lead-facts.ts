import type { Lead } from '#data/leads.ts'
import type { LeadFacts } from '#domain/delivery/lead-facts.ts'
import type { LocationSettings } from '#sites/places.ts'
import type { Dealership } from './dealership.ts'

/** A lead with its vehicle as it is today and the business it is for. */
export async function leadFacts(
  lead: Lead,
  { site, cars }: Pick<Dealership, 'site' | 'cars'>,
): Promise<LeadFacts> {
  const location = site.locations.find(({ id }) => id === lead.locationId) ?? null
  const vendor = site.dealerships.find(({ id }) => id === lead.dealershipId)
  return {
    lead,
    car: lead.carId === null ? null : await cars.findById(lead.carId),
    site: {
      slug: site.slug,
      name: site.name,
      url: siteUrl(lead, site),
      timeZone: site.timeZone,
      email: site.email,
      phone: site.phone,
    },
    vendor: { id: vendor?.id ?? lead.dealershipId, name: vendor?.name ?? site.name },
    location: location && {
      id: location.id,
      name: location.name,
      phone: location.phone,
      address: addressOf(location),
    },
  }
}

/** The site's own domain; while it has none, the address that the form was sent from. */
function siteUrl({ fields }: Lead, { hosts: [domain], slug }: Dealership['site']) {
  if (domain !== undefined) return `https://${domain}`
  const page = typeof fields['url'] === 'string' ? URL.parse(fields['url']) : null
  return page?.origin ?? `http://${slug}.localhost`
}

function addressOf({ street, city, state, postcode }: LocationSettings) {
  const town = [city, state?.toUpperCase(), postcode].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ') || null
}
