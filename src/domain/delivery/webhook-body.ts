import type { LeadFacts } from './lead-facts.ts'

/** The body of a webhook: the same bytes at every attempt, with the lead under the specification's names. */
export function webhookBody({ lead, car, site, vendor, location }: LeadFacts): string {
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
      phone: lead.phone,
      car_id: lead.carId,
      ...(car && { car_url: `${site.url}/cars/${car.slug}`, vin: car.vin }),
      dealership_id: vendor.id,
      dealership_name: vendor.name,
      location_id: location?.id ?? null,
      form_completed: lead.formCompleted,
    },
  })
}

/** What is signed: the id and the moment with the body, so that neither can be changed and nothing old be sent anew. */
export function signedContent(id: string, timestampSeconds: number, body: string): string {
  return `${id}.${timestampSeconds}.${body}`
}
