import { redirect, type RouterContextProvider } from 'react-router'
import { type SignInType, signInAddress } from '#domain/customers/sign-in-address.ts'
import { arrangeSteps } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { startKeyOf, startLead } from '#operations/enquiries/start-lead.ts'
import { leadDeskContext, requestFactsContext } from '../request/request-context.ts'
import { leadTokenCookie, leadTokenOf } from './form/lead-token-cookie.server.ts'
import { withoutStep } from './form/shown-form.server.ts'
import type { SentForm } from './submit-enquiry.server.ts'

/**
 * Stores what a visitor typed into a form that needs a sign-in, as a partial lead, and sends them to sign in. When they
 * return, the form has their answers.
 */
export async function storeForSignIn(
  type: SignInType,
  { form, car, request, url }: SentForm,
  fields: EnquiryFields,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const leadDesk = context.get(leadDeskContext)
  const { actor } = context.get(requestFactsContext)
  const token = await leadTokenOf(fields, { form, car, request }, { actor, seal: leadDesk.seal })
  const submission = {
    form: arrangeSteps(form, leadDesk.site.forms),
    fields,
    car,
    page: new URL(withoutStep(url), url),
    userAgent: request.headers.get('user-agent'),
    actor,
    startKey: startKeyOf(token, { form, car }),
  }
  await startLead(submission, { questions: [] }, leadDesk)
  return redirect(signInAddress({ type, redirect: url.pathname + url.search }), {
    status: 303,
    headers: { 'set-cookie': await leadTokenCookie(token, url) },
  })
}
