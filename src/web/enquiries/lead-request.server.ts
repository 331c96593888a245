import { z } from 'zod'
import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { enquiryCategories, type EnquiryForm, inOneStep } from '#domain/enquiries/enquiry-form.ts'
import { generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { formByPurpose } from '#domain/enquiries/forms-by-purpose.ts'
import type { EnquiryFields, FieldError } from '#domain/enquiries/question.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Dealership } from '#operations/dealership.ts'
import type { EnquirySubmission } from '#operations/lead-of-enquiry.ts'
import { refusal } from '../frame/refusal.server.ts'

/** An enquiry as a program sends it: the names of the form's fields, and the vehicle by its id. */
export const LeadRequest = z
  .object({
    /** Whether that is all; a lead that is not finished can be added to. */
    form_completed: z.boolean().default(true),
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
  .meta({ id: 'LeadRequest' })

type ReadLeadRequest = Pick<EnquirySubmission, 'fields' | 'linkedParams' | 'additionalServices'> & {
  isFinished: boolean
}

/** What a program sent; `null` when it is no object of fields. */
export async function readLeadRequest(request: Request): Promise<ReadLeadRequest | null> {
  const body = LeadRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) return null
  const {
    form_completed: isFinished,
    lead_attributes: attributes,
    additional_services: additionalServices,
    ...lines
  } = body.data
  return {
    isFinished,
    fields: {
      ...(attributes && { visited_pages: attributes.visited_pages.join('\n') }),
      ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, String(value)])),
    },
    linkedParams: attributes?.linked_query_params,
    additionalServices,
  }
}

/** The form that asks what this enquiry needs, whatever its steps are on a page. */
export function formForProgram(
  fields: EnquiryFields,
  car: Car | null,
  { site, now }: Dealership,
): EnquiryForm {
  const about = car && { isNew: car.carType !== 'used', isAvailable: isAvailable(car) }
  if (fields['category'] === 'Test Drive Booking') {
    const today = dayIn(site.timeZone, now())
    return inOneStep(formByPurpose('test-drive', site, { car: about, today }))
  }
  return inOneStep(
    about ? vehicleEnquiryForm(site, about) : generalEnquiryForm(site, 'General Enquiry', enquiryCategories),
  )
}

/** The page the visitor was on, which can only be one of this site. */
export function pageOf(fields: EnquiryFields, url: URL): URL {
  const page = URL.parse(fields['url'] ?? '', url)
  return page?.origin === url.origin ? page : url
}

export function refusedFields(errors: FieldError[]): Response {
  const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return refusal(422, 'invalid', 'Please fix the following errors:', byField)
}
