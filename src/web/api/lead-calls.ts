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
        'With a booking_slot: whether the time is booked, or waits for the dealership to confirm it.',
      ),
  })
  .meta({ id: 'LeadReceipt' })

const fields =
  `The names are those of the site’s forms: category, name, email, phone, message, Rego, location, dealership_slug,
PreferredContactMethod (Phone, Email or SMS), finance and do-you-have-a-trade-in (Yes or No), opt_in, terms_conditions,
booking_slot (a time from the appointments), car_id, url, the page the visitor was on, and page_id, your own id of
that page. A category that is sent stands; without one a lead about a vehicle takes its category from the vehicle,
and any other is a General Enquiry.`.replaceAll('\n', ' ')

const refusals = {
  400: 'This is no JSON object of fields.',
  422: 'Something in it is wrong; `fields` says what. Or a proof that somebody sends it was refused.',
}

/** A visitor’s enquiry, whole or in steps. */
export const leadCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/leads',
    summary: 'Leave an enquiry, or start one',
    description: `${fields} With form_completed false it is kept as a lead that was started. The same enquiry sent again on the same day is the same lead.`,
    body: LeadRequest,
    answers: { 201: { description: 'The lead is kept.', schema: LeadReceipt }, ...refusals },
  },
  {
    method: 'patch',
    path: '/api/leads/{lead_id}',
    summary: 'Add to a lead that was started, and finish it',
    description: `What was sent before holds until it is sent again. Without form_completed false this finishes the lead.`,
    body: LeadRequest,
    answers: {
      200: { description: 'What was sent is kept.', schema: LeadReceipt },
      ...refusals,
      404: 'There is no such lead, or it was sent whole.',
      409: 'This lead is finished already.',
    },
  },
]
