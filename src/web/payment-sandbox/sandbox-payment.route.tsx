import { data, href, redirect } from 'react-router'
import { sandboxChoices } from '#domain/payments/sandbox-choices.ts'
import { formatCents } from '#domain/shared/money.ts'
import { payInSandbox } from '#operations/payments/pay-in-sandbox.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { requestFactsContext, sandboxPayContext } from '../request/request-context.ts'
import type { Route } from './+types/sandbox-payment.route.ts'
import { SandboxPaymentPage, type SandboxPaymentResponse } from './sandbox-payment-page.tsx'

/** The pay page of a demo’s payment provider. With a real provider, it would be a page of theirs. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { payment, desk } = await paymentToPay(params.id, context)
  const { description, reference, amountCents, state, refundFails, returnUrl, cancelUrl } = payment
  const { site } = desk
  return {
    head: pageHead(site, url, {
      title: 'Pay',
      description: `The demo’s own payment page for ${site.name}. No money moves.`,
      path: href('/sandbox/payments/:id', { id: params.id }),
      isIndexed: false,
    }),
    path: url.pathname,
    merchant: site.name,
    description,
    reference,
    amount: formatCents(amountCents),
    state,
    returnUrl,
    cancelUrl,
    isAuthenticating: url.searchParams.get('step') === 'authenticate',
    refundFails: refundFails > 0 || url.searchParams.get('refund') === 'fails',
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { payment, desk } = await paymentToPay(params.id, context)
  const form = await request.formData().catch(() => new FormData())
  const choice = sandboxChoices.find((one) => one === form.get('choice'))
  if (choice === undefined) return answer('nothing chosen')

  const refundFails = form.has('refundFails')
  switch (await payInSandbox(payment, { choice, refundFails }, desk)) {
    case 'return':
      throw redirect(payment.returnUrl, 303)
    case 'cancel':
      throw redirect(payment.cancelUrl, 303)
    case 'pay page':
      throw redirect(url.pathname, 303)
    case 'authenticate':
      throw redirect(`${url.pathname}?step=authenticate${refundFails ? '&refund=fails' : ''}`, 303)
    case 'declined':
      return answer(form.has('isAuthenticating') ? 'not authenticated' : 'declined')
  }
}

function answer(problem: SandboxPaymentResponse['problem']) {
  return data<SandboxPaymentResponse>({ problem }, { status: 422 })
}

async function paymentToPay(id: string, context: Route.LoaderArgs['context']) {
  const desk = context.get(sandboxPayContext)
  const { paymentSandbox } = desk
  const isDemo = context.get(requestFactsContext).demo
  const payment = isDemo && paymentSandbox ? await paymentSandbox.find(id) : null
  if (!paymentSandbox || !payment) throw data(pageNotFound, { status: 404 })
  return { payment, desk: { ...desk, paymentSandbox } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function SandboxPaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SandboxPaymentPage page={loaderData} response={actionData} />
}
