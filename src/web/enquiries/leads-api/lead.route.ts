import { z } from 'zod'
import { questionsOf } from '#domain/enquiries/enquiry-form.ts'
import { startLead } from '#operations/enquiries/start-lead.ts'
import { submitEnquiry } from '#operations/enquiries/submit-enquiry.ts'
import { apiError } from '../../request/api-error.server.ts'
import { dealershipContext, leadDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { spamRefusal } from '../challenge-response.server.ts'
import type { Route } from './+types/lead.route.ts'
import {
  formForRequest,
  leadResponse,
  sourcePage,
  readLeadRequest,
  refusedFields,
} from './lead-request.server.ts'

/** Updates or completes a partial lead. Only the client that started it knows its id. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const leadDesk = context.get(leadDeskContext)
  const input = await readLeadRequest(request)
  if ('refusal' in input) return input.refusal

  const started = isId(params.id) ? await leadDesk.leads.startedAs(params.id) : null
  const lead = started && (await leadDesk.leads.find(started.id))
  if (!started || !lead) return apiError(404, 'not_found', 'There is no partial lead with this id.')
  if (started.formCompleted) return apiError(409, 'completed', 'This lead is already complete.')

  const category =
    lead.category === 'General Enquiry' && lead.subcategory === 'Career Enquiry'
      ? 'Careers Enquiry'
      : lead.category
  const before = StoredFields.parse(lead.fields)
  const fields = {
    category,
    url: before.url,
    ...(before.page_id !== null && { page_id: before.page_id }),
    ...started.written,
    ...input.fields,
    ...Object.fromEntries(input.cleared.map((name) => [name, ''])),
  }
  const car = lead.carId === null ? null : await dealership.cars.findById(lead.carId)
  const submission = {
    fields,
    linkedParams: input.linkedParams ?? before.lead_attributes.linked_query_params,
    additionalServices: input.additionalServices ?? before.additional_services,
    car,
    form: formForRequest(fields, car, dealership),
    page: sourcePage(fields, url),
    userAgent: request.headers.get('user-agent'),
    actor: context.get(requestFactsContext).actor,
    startKey: started.key,
  }
  const given = { questions: questionsOf(submission.form).filter(({ name }) => name in fields) }
  const result = input.isFinished
    ? await submitEnquiry(submission, leadDesk)
    : await startLead(submission, given, leadDesk)
  if (result.outcome === 'challenge') return spamRefusal(result.why)
  if (result.outcome === 'refused') return refusedFields(result.errors)
  if (result.outcome === 'finished') return apiError(409, 'completed', 'This lead is already complete.')
  return Response.json(leadResponse(result))
}

/** The fields stored with the partial lead, which apply unless this request replaces them. */
const StoredFields = z.object({
  url: z.string(),
  page_id: z.string().nullable().default(null),
  lead_attributes: z.object({ linked_query_params: z.record(z.string(), z.string()) }),
  additional_services: z.array(z.string()).optional(),
})

function isId(text: string | undefined): text is string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '')
}
