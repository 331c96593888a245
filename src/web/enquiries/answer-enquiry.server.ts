import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/read-enquiry.ts'
import { submitEnquiry, type SubmitEnquiryOutcome } from '#operations/submit-enquiry.ts'
import { dealershipContext, requestFactsContext } from '../request-context.ts'
import { askedAgain } from '../spam/asked-again.server.ts'
import { toldOnce } from '../tracking/told-once.server.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'

type Context = Readonly<RouterContextProvider>
type Sent = { form: EnquiryForm; car: Car | null; request: Request; url: URL }

/** Takes the form that was sent from a page: leads on when it was taken, gives it back with what is wrong when not. */
export async function answerEnquiry(sent: Sent, context: Context) {
  const form = await sent.request.formData().catch(() => null)
  if (form === null)
    return data<EnquiryAnswer>({ formError: FAILED, errors: [], values: {} }, { status: 400 })
  const fields = textFields(form)
  const outcome = await submitted(sent, fields, context)
  if (outcome.outcome === 'accepted') {
    const headers = await toldOnce(outcome.event, sent.url, context.get(dealershipContext))
    throw redirect(successAddress(outcome), { status: 303, headers })
  }
  if (outcome.outcome === 'ask-again') return askedAgain(outcome.why, fields)
  return outcome.outcome === 'refused'
    ? data<EnquiryAnswer>({ formError: null, errors: outcome.errors, values: fields }, { status: 422 })
    : data<EnquiryAnswer>({ formError: FAILED, errors: [], values: fields }, { status: 500 })
}

const FAILED = 'An error occurred when submitting this form'

/** An error page would throw away what the visitor wrote, so even the unexpected gives the form back. */
async function submitted({ form, car, request, url }: Sent, fields: EnquiryFields, context: Context) {
  const userAgent = request.headers.get('user-agent')
  try {
    const sender = { address: context.get(requestFactsContext).clientAddress, isProgram: false }
    return await submitEnquiry(
      { form, fields, car, page: url, userAgent, sender },
      context.get(dealershipContext),
    )
  } catch (failure) {
    context.get(requestFactsContext).report(failure, 'An enquiry could not be kept')
    return { outcome: 'failed' } as const
  }
}

function successAddress({ category, carType }: Extract<SubmitEnquiryOutcome, { outcome: 'accepted' }>) {
  return `/success?${new URLSearchParams({ category, ...(carType && { car_type: carType }) })}`
}

function textFields(form: FormData) {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
