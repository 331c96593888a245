import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { readContactDetails } from '#domain/customers/contact-details.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { changeDetails, type DetailsOutcome } from '#operations/customers/change-details.ts'
import { siteOrigin } from '../../frame/page-head.server.ts'
import { alertDeskContext, customerDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { signedOutHeaders } from '../session-cookies.server.ts'
import { requireCustomer } from '../signed-in.server.ts'

/** What the page says about a form: what happened, or what to correct. */
export type AccountResponse = {
  done: string | null
  errors: { field: string; message: string }[]
  values: Record<string, string>
}

/** Handles the forms of the account page. */
export async function handleAccount(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const customer = await requireCustomer('account', request, url, context)
  const { sessions } = context.get(customerDeskContext)
  const { info } = context.get(requestFactsContext)
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }

  switch (text('do')) {
    case 'sign-out':
      await sessions.end(customer.id, customer.sessionId)
      info({ customer: customer.id }, 'A customer signed out')
      throw redirect(href('/'), { status: 303, headers: await signedOutHeaders(url) })
    case 'sign-out-everywhere':
      await sessions.endAll(customer.id)
      info({ customer: customer.id }, 'A customer signed out everywhere')
      throw redirect(href('/'), { status: 303, headers: await signedOutHeaders(url) })
    case 'end-session':
      if (isUuid(text('session'))) await sessions.end(customer.id, text('session'))
      info({ customer: customer.id }, 'A customer ended one of their sessions')
      throw redirect(`${href('/account')}#devices`, 303)
    default: {
      const values = { name: text('name'), email: text('email') }
      const read = readContactDetails(values)
      if ('errors' in read)
        return data<AccountResponse>({ done: null, errors: read.errors, values }, { status: 422 })
      const desk = context.get(alertDeskContext)
      const page = siteOrigin(desk.site, url) + url.pathname
      const outcome = await changeDetails({ customerId: customer.id, details: read.details, page }, desk)
      return outcome === 'alerts need an email'
        ? data<AccountResponse>({ done: null, errors: [emailNeeded], values }, { status: 422 })
        : data<AccountResponse>({ done: savedTexts[outcome], errors: [], values })
    }
  }
}

const emailNeeded = {
  field: 'email',
  message: 'Your email alerts need an address. To remove it, stop them first.',
}

const savedTexts: Record<Exclude<DetailsOutcome, 'alerts need an email'>, string> = {
  saved: 'Saved',
  asked: 'Saved. We’ve sent you an email with a link to confirm your address',
  'too many':
    'Saved. We’ve already sent several links today. Check your spam folder, or ask for one under “My alerts” tomorrow',
}
