import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../samples/dealership.ts'
import { sampleEnquiry } from '../samples/sample-enquiry.ts'
import { originOf, visit } from '../browser/visit.ts'

const { name, email, phone, message, terms_conditions } = sampleEnquiry

/** What the first step of a form sends, and then the last. */
export const partialFields = { form_completed: false, category: 'Parts Enquiry', name, email, phone }
export const rest = { message, terms_conditions, form_completed: true }

/** A dealer, and the id of a lead whose first step has been sent. */
export async function partialLead() {
  const dealer = await dealership()
  const { answer } = await post(dealer, partialFields)
  return { dealer, id: answer.lead_id }
}

type Answer = { lead_id: string; error?: { code: string; message: string; fields?: Record<string, string> } }

export function post(dealer: Dealership, body: unknown) {
  return ask(dealer, 'POST', '/api/leads', JSON.stringify(body))
}

export function patch(dealer: Dealership, id: string, body: unknown) {
  return ask(dealer, 'PATCH', `/api/leads/${id}`, JSON.stringify(body))
}

/** Sends this body as it is. */
export async function ask(dealer: Dealership, method: string, path: string, body?: string) {
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  const answered = await visit(dealer, path, { method, headers, ...(body !== undefined && { body }) })
  const answer: Answer = JSON.parse(answered.html)
  return { status: answered.status, answer }
}
