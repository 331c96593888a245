import type { LeadBooking } from '#domain/appointments/lead-booking.ts'
import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { leadCategories } from '#domain/lead-delivery/lead-categories.ts'
import { enquiryCategories, type EnquiryForm, asOneStep } from '#domain/enquiries/enquiry-form.ts'
import { generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { formByPurpose } from '#domain/enquiries/forms-by-purpose.ts'
import {
  type EnquiryFields,
  type FieldError,
  type Question,
  textChoices,
} from '#domain/enquiries/question.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { EnquirySubmission } from '#operations/enquiries/lead-of-enquiry.ts'
import { LeadRequest } from '../../api/lead-schema.ts'
import { apiError } from '../../request/api-error.server.ts'

type ReadLeadRequest = Pick<EnquirySubmission, 'fields' | 'linkedParams' | 'additionalServices'> & {
  isFinished: boolean
  /** Fields sent as `null`. */
  cleared: string[]
}

/** Reads the request body, where `null` means no answer, or returns an error response that names the unreadable fields. */
export async function readLeadRequest(request: Request): Promise<ReadLeadRequest | { refusal: Response }> {
  const body = LeadRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) return { refusal: unreadable(body.error.issues) }
  const {
    form_completed: isFinished,
    lead_attributes: attributes,
    additional_services: additionalServices,
    ...lines
  } = body.data
  return {
    isFinished: isFinished ?? true,
    fields: {
      ...(attributes && { visited_pages: (attributes.visited_pages ?? []).join('\n') }),
      ...Object.fromEntries(
        Object.entries(lines).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
      ),
    },
    cleared: Object.keys(lines).filter((name) => lines[name] === null && !ABOUT_THE_LEAD.has(name)),
    linkedParams: attributes?.linked_query_params ?? undefined,
    additionalServices: additionalServices ?? undefined,
  }
}

/** A lead always has these fields, so `null` leaves them unchanged. */
const ABOUT_THE_LEAD = new Set(['category', 'url', 'car_id'])

function unreadable(issues: readonly { path: PropertyKey[] }[]) {
  const names = issues.flatMap(({ path: [name] }) => (typeof name === 'string' ? [name] : []))
  if (names.length === 0)
    return apiError(400, 'bad_request', 'Send the fields of the form as one JSON object.')
  return apiError(
    400,
    'bad_request',
    'Some fields can’t be read.',
    Object.fromEntries(names.map((name) => [name, SHAPES[name] ?? 'Send text, a number, true or false.'])),
  )
}

const SHAPES: Readonly<Record<string, string>> = {
  form_completed: 'Send true or false.',
  lead_attributes:
    'Send an object with visited_pages (a list of paths) and linked_query_params (an object of strings).',
  additional_services: 'Send a list of up to 20 strings of up to 120 characters each.',
}

/**
 * The form whose questions check this enquiry, in one step. A client can also name the category of an enquiry about a
 * vehicle, which a page never asks for.
 */
export function formForRequest(
  fields: EnquiryFields,
  car: Car | null,
  { site, now }: PublicDealership,
): EnquiryForm {
  const about = car && { isNew: car.carType !== 'used', isAvailable: isAvailable(car) }
  if (fields['category'] === 'Test Drive Booking') {
    const today = dayIn(site.timeZone, now())
    return asOneStep(formByPurpose('test-drive', site, { car: about, today }))
  }
  if (!about) return asOneStep(generalEnquiryForm(site, 'General Enquiry', anyCategory))
  const form = asOneStep(vehicleEnquiryForm(site, about))
  if (!fields['category']) return form
  const [step] = form.steps
  return { ...form, steps: [{ ...step, questions: [categoryOfLead, ...step.questions] }] }
}

const anyCategory = [...new Set([...enquiryCategories, ...leadCategories])]

const categoryOfLead: Question = {
  kind: 'choice',
  name: 'category',
  label: 'Category',
  choices: textChoices(anyCategory),
  isRequired: true,
  error: 'There is no lead category with this name.',
}

/** The page the visitor was on, which must be a page of this site. */
export function sourcePage(fields: EnquiryFields, url: URL): URL {
  const page = URL.parse(fields['url'] ?? '', url)
  return page?.origin === url.origin ? page : url
}

export type AcceptedLead = { lead: { id: string }; booking?: LeadBooking['status'] | null }

/** The response body for an accepted lead. */
export function leadResponse({ lead, booking = null }: AcceptedLead) {
  return { lead_id: lead.id, ...(booking !== null && { booking }) }
}

export function refusedFields(errors: FieldError[]): Response {
  const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return apiError(422, 'invalid', 'Please fix the following errors:', byField)
}
