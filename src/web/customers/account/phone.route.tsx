import { href, redirect } from 'react-router'
import { changePhone } from '#operations/customers/change-phone.ts'
import { headTags } from '../../frame/page-head.ts'
import { pageHead } from '../../frame/page-head.server.ts'
import { customerDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { codeSentTo, handleCodeForms } from '../sign-in/code-forms.server.ts'
import { RESEND_SECONDS } from '#domain/customers/sign-in-limits.ts'
import { requireCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/phone.route.ts'
import { PhonePage } from './phone-page.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const { site } = context.get(customerDeskContext)
  return {
    phone: customer.phone,
    sentTo: url.searchParams.has('step') ? await codeSentTo(request, context) : null,
    address: url.pathname + url.search,
    dealerName: site.name,
    resendSeconds: RESEND_SECONDS,
    head: pageHead(site, url, {
      title: 'Change my number',
      description: `Change the mobile number that you sign in with at ${site.name}.`,
      path: href('/account/phone'),
      isIndexed: false,
    }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const path = href('/account/phone')
  return handleCodeForms(request, url, context, {
    addressOf: (step) => (step === 'number' ? path : `${path}?step=code`),
    async confirm(entered) {
      const result = await changePhone(customer, entered, context.get(customerDeskContext))
      if (result.outcome !== 'changed') return result
      context.get(requestFactsContext).info({ customer: customer.id }, 'A customer changed their number')
      throw redirect(href('/account'), 303)
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function PhoneRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PhonePage page={loaderData} response={actionData} />
}
