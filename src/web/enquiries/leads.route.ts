import { z } from 'zod'
import { isAvailable } from '#domain/cars/is-available.ts'
import { enquiryCategories, generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields, FieldError } from '#domain/enquiries/read-enquiry.ts'
import type { Dealership } from '#operations/dealership.ts'
import { submitEnquiry } from '#operations/submit-enquiry.ts'
import { dealershipContext, requestFactsContext } from '../request-context.ts'
import { refusal } from '../frame/refusal.server.ts'
import { refusedAsSpam } from '../spam/asked-again.server.ts'
import type { Route } from './+types/leads.route.ts'

/** An enquiry as a program sends it: the names of the form's fields, and the vehicle by its id. */
const LeadRequest = z
  .object({
    /** Where the visitor has been, and what the links that led here said. */
    lead_attributes: z
      .object({
        visited_pages: z.array(z.string()).default([]),
        linked_query_params: z.record(z.string(), z.string()).default({}),
      })
      .optional(),
    /** The options that the visitor ticked. */
    additional_services: z.array(z.string().min(1).max(120)).max(20).optional(),
  })
  .catchall(z.union([z.string(), z.boolean(), z.number()]))

const noSuchVehicle = 'There is no such vehicle.'

export async function action({ request, url, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Send leads with POST.')
  const dealership = context.get(dealershipContext)
  const body = LeadRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) return refusal(400, 'bad_request', 'Send the fields of the form as one JSON object.')

  const { lead_attributes: attributes, additional_services: additionalServices, ...lines } = body.data
  const fields: EnquiryFields = {
    category: 'General Enquiry',
    visited_pages: attributes?.visited_pages.join('\n') ?? '',
    ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, String(value)])),
  }
  const about = await whatItIsAbout(fields['car_id'], dealership)
  if (about === null) return refusal(422, 'invalid', noSuchVehicle, { car_id: noSuchVehicle })

  const answer = await submitEnquiry(
    {
      ...about,
      fields,
      page: pageOf(fields, url),
      userAgent: request.headers.get('user-agent'),
      linkedParams: attributes?.linked_query_params,
      additionalServices,
      sender: { address: context.get(requestFactsContext).clientAddress, isProgram: true },
    },
    dealership,
  )
  if (answer.outcome === 'ask-again') return refusedAsSpam(answer.why)
  return answer.outcome === 'accepted'
    ? Response.json({ lead_id: answer.lead.id }, { status: 201 })
    : refusal(422, 'invalid', 'Please fix the following errors:', byField(answer.errors))
}

/** The page the visitor was on, which can only be one of this site. */
function pageOf(fields: EnquiryFields, url: URL) {
  const page = URL.parse(fields['url'] ?? '', url)
  return page?.origin === url.origin ? page : url
}

async function whatItIsAbout(carId: string | undefined, { cars, site }: Dealership) {
  if (!carId) return { car: null, form: generalEnquiryForm(site, 'General Enquiry', enquiryCategories) }
  const car = await cars.findById(carId)
  if (!car) return null
  return {
    car,
    form: vehicleEnquiryForm(site, { isNew: car.carType !== 'used', isAvailable: isAvailable(car) }),
  }
}

function byField(errors: FieldError[]) {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
