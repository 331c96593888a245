import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { LeadRequest } from './lead-schema.ts'

const LeadReceipt = z
  .object({
    lead_id: z.uuid(),
    booking: z
      .enum(['booked', 'requested'])
      .optional()
      .describe(
        'With a booking_slot: whether the time is booked, or requested until the dealership confirms it.',
      ),
  })
  .meta({ id: 'LeadReceipt' })

const fields =
  `The fields have the names of the site’s forms: category, name, email, phone, message, Rego, location, dealership_slug,
PreferredContactMethod (Phone, Email or SMS), finance and do-you-have-a-trade-in (Yes or No), opt_in, terms_conditions,
booking_slot (a time from the appointments), car_id, url, the page the visitor was on, and page_id, your own id of
that page. Without a category, a lead about a vehicle takes its category from the vehicle, and any other lead is a
General Enquiry.`.replaceAll('\n', ' ')

const errorResponses = {
  400: 'The body is not a JSON object of fields.',
  422: 'Some fields are invalid, and `fields` says which. Or the proof that a person sends it was rejected.',
}

/** A visitor’s enquiry, complete or in steps. */
export const leadCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/leads',
    summary: 'Create a lead, complete or partial',
    description: `${fields} With form_completed false it is stored as a partial lead. The same enquiry sent again on the same day is the same lead.`,
    body: LeadRequest,
    responses: { 201: { description: 'The lead is stored.', schema: LeadReceipt }, ...errorResponses },
  },
  {
    method: 'patch',
    path: '/api/leads/{lead_id}',
    summary: 'Update or complete a partial lead',
    description: `Fields sent earlier keep their values unless they are sent again. Unless form_completed is false, this completes the lead.`,
    body: LeadRequest,
    responses: {
      200: { description: 'The lead is updated.', schema: LeadReceipt },
      ...errorResponses,
      404: 'There is no partial lead with this id.',
      409: 'This lead is already complete.',
    },
  },
]
