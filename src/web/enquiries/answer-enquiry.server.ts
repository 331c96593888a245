import { data, redirect } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/dealership.ts'
import { submitEnquiry, type SubmitEnquiryOutcome } from '#operations/submit-enquiry.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'

type Sent = { form: EnquiryForm; car: Car | null; request: Request; url: URL }

/** Takes the form that was sent from a page: leads on when it was taken, gives it back with what is wrong when not. */
export async function answerEnquiry({ form, car, request, url }: Sent, dealership: Dealership) {
  const fields = textFields(await request.formData())
  const userAgent = request.headers.get('user-agent')
  const outcome = await submitEnquiry({ form, fields, car, page: url, userAgent }, dealership)
  if (outcome.outcome === 'accepted') throw redirect(successAddress(outcome), 303)
  return data<EnquiryAnswer>({ formError: null, errors: outcome.errors, values: fields }, { status: 422 })
}

function successAddress({ category, carType }: Extract<SubmitEnquiryOutcome, { outcome: 'accepted' }>) {
  return `/success?${new URLSearchParams({ category, ...(carType && { car_type: carType }) })}`
}

function textFields(form: FormData) {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
