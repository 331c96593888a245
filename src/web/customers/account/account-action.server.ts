import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { readContactDetails } from '#domain/customers/contact-details.ts'
import { customerDeskContext } from '../../request/request-context.ts'
import { signedOutHeaders } from '../session-cookies.server.ts'
import { requireCustomer } from '../signed-in.server.ts'

/** What the page says about a form: that it was saved, or what to correct. */
export type AccountResponse = {
  isSaved: boolean
  errors: { field: string; message: string }[]
  values: Record<string, string>
}

/** Handles the forms of the account page. */
export async function handleAccount(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const customer = await requireCustomer('account', request, url, context)
  const { customers, sessions } = context.get(customerDeskContext)
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }

  switch (text('do')) {
    case 'sign-out':
      await sessions.end(customer.id, customer.sessionId)
      throw redirect(href('/'), { status: 303, headers: await signedOutHeaders(url) })
    case 'sign-out-everywhere':
      await sessions.endAll(customer.id)
      throw redirect(href('/'), { status: 303, headers: await signedOutHeaders(url) })
    case 'end-session':
      await sessions.end(customer.id, text('session'))
      throw redirect(`${href('/account')}#devices`, 303)
    default: {
      const values = { name: text('name'), email: text('email') }
      const read = readContactDetails(values)
      if ('errors' in read)
        return data<AccountResponse>({ isSaved: false, errors: read.errors, values }, { status: 422 })
      const { state = null } = (await customers.find(customer.id)) ?? {}
      await customers.change(customer.id, { ...read.details, state })
      return data<AccountResponse>({ isSaved: true, errors: [], values })
    }
  }
}
