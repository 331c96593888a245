import { addressOf } from '#domain/actors/actor.ts'
import { questionsOf } from '#domain/enquiries/enquiry-form.ts'
import { startLead, startKeyOf } from '#operations/enquiries/start-lead.ts'
import { submitEnquiry } from '#operations/enquiries/submit-enquiry.ts'
import { apiError } from '../../request/api-error.server.ts'
import { dealershipContext, leadDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { spamRefusal } from '../challenge-response.server.ts'
import type { Route } from './+types/leads.route.ts'
import {
  formForRequest,
  type AcceptedLead,
  leadResponse,
  sourcePage,
  readLeadRequest,
  refusedFields,
} from './lead-request.server.ts'
import { createLeadToken } from '../form/lead-token-cookie.server.ts'

const unknownVehicle = 'There is no vehicle with this id.'

/** Creates a lead through the API, complete or partial. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const leadDesk = context.get(leadDeskContext)
  const input = await readLeadRequest(request)
  if ('refusal' in input) return input.refusal

  const carId = input.fields['car_id']
  const car = carId ? await dealership.cars.findById(carId) : null
  // A lead about a vehicle takes its category from the vehicle, unless the client names one.
  const fields = car ? input.fields : { category: 'General Enquiry', ...input.fields }
  if (carId && !car) return apiError(422, 'invalid', unknownVehicle, { car_id: unknownVehicle })

  const { actor } = context.get(requestFactsContext)
  const submission = {
    ...input,
    fields,
    car,
    form: formForRequest(fields, car, dealership),
    page: sourcePage(fields, url),
    userAgent: request.headers.get('user-agent'),
    actor,
  }
  if (input.isFinished) {
    const result = await submitEnquiry(submission, leadDesk)
    if (result.outcome === 'challenge') return spamRefusal(result.why)
    return result.outcome === 'accepted' ? accepted(result) : refusedFields(result.errors)
  }

  // The same request sent again finds the same partial lead, until that lead is complete.
  const same = await leadDesk.seal.mark(JSON.stringify(['api lead', addressOf(actor), fields]))
  const given = { questions: questionsOf(submission.form).filter(({ name }) => name in fields) }
  const begin = (token: string) =>
    startLead({ ...submission, startKey: startKeyOf(token, submission) }, given, leadDesk)
  const first = await begin(same)
  const result = first.outcome === 'finished' ? await begin(createLeadToken()) : first
  if (result.outcome === 'refused') return refusedFields(result.errors)
  if (result.outcome === 'challenge') return spamRefusal(result.why)
  if (result.outcome === 'finished') throw new Error('A new lead was already complete.')
  return accepted(result)
}

function accepted(result: Pick<AcceptedLead, 'lead' | 'booking'>) {
  return Response.json(leadResponse(result), { status: 201 })
}
