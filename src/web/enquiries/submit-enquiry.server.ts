import { data, redirect, type RouterContextProvider } from 'react-router'
import { isOutage } from '#data/outage/database-unavailable.ts'
import type { Lead } from '#data/leads.ts'
import type { Car } from '#domain/cars/car.ts'
import { arrangeSteps, type EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { EnquirySubmission } from '#operations/enquiries/lead-of-enquiry.ts'
import { startLead, startKeyOf, type StartLeadOutcome } from '#operations/enquiries/start-lead.ts'
import { submitEnquiry, type SubmitEnquiryOutcome } from '#operations/enquiries/submit-enquiry.ts'
import { dealershipContext, leadDeskContext, requestFactsContext } from '../request/request-context.ts'
import { closedGate } from '../customers/gate.server.ts'
import { challengeResponse } from './challenge-response.server.ts'
import { postcodeError } from './postcode-error.server.ts'
import { flashEvent } from '../tracking/flash-event.server.ts'
import type { EnquiryResponse } from './enquiry-response.ts'
import { outageMessage } from './outage-message.ts'
import { STEP_FIELD, stepAddress } from './form/shown-form.ts'
import { withoutStep } from './form/shown-form.server.ts'
import { sentLeadCookie } from './success/sent-lead-cookie.server.ts'
import {
  clearedLeadTokenCookie,
  createLeadToken,
  leadTokenCookie,
  leadTokenOf,
} from './form/lead-token-cookie.server.ts'
import { storeForSignIn } from './store-for-sign-in.server.ts'

type Context = Readonly<RouterContextProvider>
export type SentForm = {
  form: EnquiryForm
  car: Car | null
  request: Request
  url: URL
  /** The key of the partial lead that it finishes, where its page knows it. */
  startKey?: string
  /** Whether its postcode must be one that a place has. */
  checksPostcode?: boolean
  /** What the form says when it fails unexpectedly, if not what other forms say. */
  failed?: string
  /** Where an accepted form leads, and what it sets off; `null` for the success page. */
  next?: (lead: Lead) => Promise<string | null>
}

/**
 * Handles one step of a form sent from a page: redirects when it is accepted, and otherwise returns the form with its
 * errors. A request without a step is the whole form.
 */
export async function submitEnquiryForm(sent: SentForm, context: Context) {
  const { failed = FAILED } = sent
  const body = await sent.request.formData().catch(() => null)
  if (body === null)
    return data<EnquiryResponse>({ formError: failed, errors: [], values: {} }, { status: 400 })
  const fields = textFields(body)
  try {
    const gate = await closedGate(sent.request, sent.url, context)
    if (gate !== null) throw await storeForSignIn(gate, sent, fields, context)
    return await handleStep(sent, fields, context)
  } catch (failure) {
    // A redirect arrives as a thrown response, and means that the step was accepted.
    if (failure instanceof Response) throw failure
    // An error page would lose what the visitor entered, so an unexpected failure also returns the form.
    context.get(requestFactsContext).report(failure, 'Failed to save an enquiry')
    if (isOutage(failure)) {
      const formError = outageMessage(context.get(dealershipContext).site)
      return data<EnquiryResponse>({ formError, errors: [], values: fields }, { status: 503 })
    }
    return data<EnquiryResponse>({ formError: failed, errors: [], values: fields }, { status: 500 })
  }
}

const FAILED = 'An error occurred when submitting this form'

async function handleStep(
  { form, car, request, url, next: nextPage, startKey: knownKey, checksPostcode = false }: SentForm,
  fields: EnquiryFields,
  context: Context,
) {
  const leadDesk = context.get(leadDeskContext)
  const inSteps = arrangeSteps(form, leadDesk.site.forms)
  const index = inSteps.steps.findIndex(({ name }) => name === fields[STEP_FIELD])
  const step = inSteps.steps[index]
  const next = step && inSteps.steps[index + 1]
  const { actor } = context.get(requestFactsContext)
  const token = await leadTokenOf(fields, { form, car, request }, { actor, seal: leadDesk.seal })
  const startKey = knownKey ?? startKeyOf(token, { form, car })
  const before = step && index > 0 ? await leadDesk.leads.started(startKey) : null
  const submission: EnquirySubmission & { startKey: string } = {
    form: inSteps,
    fields: { ...before?.written, ...fields },
    car,
    page: new URL(withoutStep(url), url),
    userAgent: request.headers.get('user-agent'),
    actor,
    startKey,
  }

  if (!step || !next) {
    const unknownPostcode = checksPostcode && postcodeError(fields, context.get(dealershipContext))
    if (unknownPostcode)
      return rejectedResponse({ outcome: 'refused', errors: [unknownPostcode] }, submission.fields)
    const sent = await submitEnquiry(submission, leadDesk)
    if (sent.outcome !== 'accepted') return rejectedResponse(sent, submission.fields)
    const { lead, token } = sent
    const target = (await nextPage?.(lead)) ?? successAddress(sent)
    const { 'set-cookie': eventCookie = '' } = await flashEvent(sent.event, { url, target }, leadDesk)
    const leadCookie = await sentLeadCookie({ leadId: lead.id, token }, request, leadDesk)
    throw redirect(target, {
      status: 303,
      headers: cookies(eventCookie, leadCookie, await clearedLeadTokenCookie(url)),
    })
  }

  const result = await startLead(submission, step, leadDesk)
  if (result.outcome === 'finished') {
    const newToken = createLeadToken()
    await startLead({ ...submission, startKey: startKeyOf(newToken, { form, car }) }, step, leadDesk)
    throw redirect(stepAddress(withoutStep(url), next.name), {
      status: 303,
      headers: cookies(await leadTokenCookie(newToken, url)),
    })
  }
  if (result.outcome !== 'stored') return rejectedResponse(result, submission.fields, step.incomplete)
  throw redirect(stepAddress(withoutStep(url), next.name), {
    status: 303,
    headers: cookies(await leadTokenCookie(token, url)),
  })
}

function rejectedResponse(
  sent: Exclude<SubmitEnquiryOutcome | StartLeadOutcome, { outcome: 'accepted' | 'stored' | 'finished' }>,
  values: EnquiryFields,
  incomplete: string | null = null,
) {
  if (sent.outcome === 'challenge') return challengeResponse(sent.why, { ...values })
  return data<EnquiryResponse>(
    { formError: incomplete, errors: sent.errors, values: { ...values } },
    { status: 422 },
  )
}

function successAddress({ category, carType }: Extract<SubmitEnquiryOutcome, { outcome: 'accepted' }>) {
  return `/success?${new URLSearchParams({ category, ...(carType && { car_type: carType }) })}`
}

function cookies(...values: string[]) {
  return new Headers(values.filter(Boolean).map((value): [string, string] => ['set-cookie', value]))
}

/** Reads the text fields. A field with several ticked values becomes one field with a value per line. */
function textFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const before = fields[name]
    fields[name] = before === undefined ? value : `${before}\n${value}`
  }
  return fields
}
