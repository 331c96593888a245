import { phoneParts } from '../shared/format-phone.ts'
import type { LeadFacts } from './lead-facts.ts'

/**
 * The body of a webhook: the same bytes at every attempt, with the lead under the specification's field names.
 */
export function webhookBody({ lead, car, site, vendor, location, confirmLink }: LeadFacts): string {
  const phone = lead.phone === null ? null : phoneParts(lead.phone)
  return JSON.stringify({
    type: lead.formCompleted ? 'lead.created' : 'lead.unfinished',
    timestamp: lead.createdAt.toISOString(),
    data: {
      ...lead.fields,
      lead_id: lead.id,
      site: site.slug,
      category: lead.category,
      subcategory: lead.subcategory,
      name: lead.name,
      email: lead.email,
      phone: phone?.number ?? null,
      ...(phone?.extension && { phone_extension: phone.extension }),
      car_id: lead.carId,
      ...(car && { car_url: `${site.url}/cars/${car.slug}`, vin: car.vin }),
      dealership_id: vendor.id,
      dealership_name: vendor.name,
      location_id: location?.id ?? null,
      form_completed: lead.formCompleted,
      ...(confirmLink !== null && { booking_confirm_url: confirmLink }),
    },
  })
}

/**
 * The signed content: the id, the time and the body. Nobody can change the id or the time, or replay an old
 * request.
 */
export function signedContent(id: string, timestampSeconds: number, body: string): string {
  return `${id}.${timestampSeconds}.${body}`
}
