import { data, Form, redirect, useNavigation } from 'react-router'
import { readInvoicePayment } from '#domain/payments/invoice-payment.ts'
import { formatCents } from '#domain/shared/money.ts'
import { startInvoicePayment } from '#operations/payments/start-invoice-payment.ts'
import { passGate } from '../customers/gate.server.ts'
import { requireCustomer } from '../customers/signed-in.server.ts'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { enquiryPageData, submitTopicForm } from '../enquiries/topics/enquiry-page-data.server.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import {
  customerDeskContext,
  requestFactsContext,
  reservationDeskContext,
} from '../request/request-context.ts'
import { Button } from '../ui/actions/button.tsx'
import { AccountLinks } from '../customers/account/account-links.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { Field } from '../ui/forms/field.tsx'
import type { Route } from './+types/online-payment.route.ts'
import './payment-page.css'

const fieldNames = ['reference', 'amount', 'name', 'email'] as const

/** The page on which customers who have signed in pay an invoice. Where the dealer takes none online, it is an enquiry. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { site } = context.get(reservationDeskContext)
  if (!site.reservations.takesInvoices)
    return { kind: 'enquiry' as const, page: await enquiryPageData({ request, url, context }) }
  await passGate(request, url, context)
  const { id } = await requireCustomer('online-payment', request, url, context)
  const customer = await context.get(customerDeskContext).customers.find(id)
  return {
    kind: 'payment' as const,
    page: {
      max: formatCents(site.reservations.mostInvoiceCents),
      dealerName: site.name,
      values: { name: customer?.name ?? '', email: customer?.email ?? '' },
      head: pageHead(site, url, {
        title: 'Pay an invoice or a deposit',
        description: `Pay your ${site.name} invoice or deposit online.`,
        path: '/online-payment',
        isIndexed: false,
      }),
    },
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const desk = context.get(reservationDeskContext)
  const { takesInvoices, mostInvoiceCents: maxCents } = desk.site.reservations
  if (!takesInvoices) return submitTopicForm({ request, url, context })
  const customer = await requireCustomer('online-payment', request, url, context)
  const form = await request.formData().catch(() => new FormData())
  const values: Record<string, string> = {}
  for (const name of fieldNames) {
    const value = form.get(name)
    values[name] = typeof value === 'string' ? value : ''
  }
  const read = readInvoicePayment(values, { maxCents })
  if ('errors' in read)
    return data<EnquiryResponse>({ formError: null, errors: read.errors, values }, { status: 422 })
  const isAgain = form.has('again')
  const started = await startInvoicePayment(read.payment, { phone: customer.phone, page: url, isAgain }, desk)
  if (started.outcome === 'started') throw redirect(started.payUrl, 303)
  if (started.outcome === 'paid') {
    const error = { field: 'again', message: PAID_ALREADY }
    return data<EnquiryResponse>({ formError: null, errors: [error], values }, { status: 422 })
  }
  const problem = started.outcome === 'failed' ? started.problem : started.outcome
  context.get(requestFactsContext).warn({ problem }, 'A payment could not be started')
  return data<EnquiryResponse>({ formError: UNREACHABLE, errors: [], values }, { status: 503 })
}

const PAID_ALREADY =
  'You’ve already paid this amount for this number in the last 24 hours. To pay it again, please tick the box.'
const UNREACHABLE =
  'We can’t reach the payment service. You haven’t been charged. Please try again in a moment, or call us.'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.page.head)

export default function OnlinePaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  if (loaderData.kind === 'enquiry') return <EnquiryPage page={loaderData.page} response={actionData} />
  const { max, dealerName, values } = loaderData.page
  const paidAlready = actionData?.errors.find(({ field }) => field === 'again')
  const field = (name: (typeof fieldNames)[number]) => ({
    name,
    value: actionData?.values[name] ?? (name === 'name' || name === 'email' ? values[name] : ''),
    error: actionData?.errors.find((error) => error.field === name)?.message,
  })
  return (
    <div className="container section payment-page">
      <h1>Pay an invoice or a deposit</h1>
      <p className="lead">{`Pay ${dealerName} by card. There are no card fees, and you pay exactly what you enter.`}</p>
      <Form className="form" method="post" reloadDocument noValidate aria-busy={isSending}>
        <ErrorSummary formError={actionData?.formError} errors={actionData?.errors} />
        <Field
          {...field('reference')}
          label="Invoice or contract number"
          hint="As on your paperwork, such as INV-20415"
          maxLength={30}
        />
        <Field
          {...field('amount')}
          label="Amount in dollars"
          hint={`Up to ${max} per payment`}
          inputMode="decimal"
          maxLength={15}
        />
        <Field {...field('name')} label="Name" autoComplete="name" autoCapitalize="words" maxLength={100} />
        <Field
          {...field('email')}
          label="Email for the receipt"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        {paidAlready && (
          <Checkbox name="again" value={undefined} error={paidAlready.message}>
            Pay the same amount again
          </Checkbox>
        )}
        <Button type="submit" isWide isBusy={isSending}>
          Continue to payment
        </Button>
        <p className="field__hint">
          You pay on our payment provider’s own page. We never see your card details.
        </p>
      </Form>
      <AccountLinks />
    </div>
  )
}
