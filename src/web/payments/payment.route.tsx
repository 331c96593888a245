import { data, href } from 'react-router'
import { formatAppointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { formatCents } from '#domain/shared/money.ts'
import { askProvider } from '#operations/payments/settle-payment.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { reservationDeskContext } from '../request/request-context.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { Route } from './+types/payment.route.ts'
import './payment-page.css'

/** What became of an invoice’s payment. What the provider knows by now counts, whatever it has told us. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const desk = context.get(reservationDeskContext)
  const before = await paymentOf(params.token, desk)
  if (before.state === 'started') await askProvider(before, desk)
  const payment = await paymentOf(params.token, desk)
  const { site } = desk
  return {
    siteName: site.name,
    state: payment.state,
    reference: payment.reference,
    amount: formatCents(payment.amountCents),
    email: payment.email,
    payUrl: payment.state === 'started' ? payment.payUrl : null,
    paidAt: payment.paidAt && formatAppointmentTime(site.timeZone, payment.paidAt),
    contact: contactDetails(site),
  }
}

async function paymentOf(token: string, { seal, payments }: ReservationDesk) {
  const id = await seal.open('payment', token)
  const payment = id === null ? null : await payments.find(id)
  if (!payment) throw data(unknownPayment, { status: 404 })
  return payment
}

const unknownPayment = {
  title: 'We can’t find that payment',
  message: 'The link may be incomplete. Open it again, or call us.',
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error ? [{ title: `Your payment | ${page.siteName}` }, { name: 'robots', content: 'noindex' }] : []

export default function PaymentRoute({ loaderData: page }: Route.ComponentProps) {
  const { heading, text } = textsOf(page)
  return (
    <>
      <div className="container section payment-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <dl className="payment-page__facts">
          <dt>For</dt>
          <dd>{page.reference}</dd>
          <dt>Amount</dt>
          <dd>{page.amount}</dd>
          {page.paidAt !== null && (
            <>
              <dt>Paid</dt>
              <dd>{page.paidAt}</dd>
            </>
          )}
        </dl>
        {page.state === 'started' && page.payUrl !== null && (
          <p>
            <LinkButton href={page.payUrl}>Continue to payment</LinkButton>
          </p>
        )}
        {page.state === 'ended' && (
          <p>
            <LinkButton href={href('/online-payment')}>Start again</LinkButton>
          </p>
        )}
      </div>
      <ContactDetails contact={page.contact} heading="Questions? Talk to us" isFolded />
    </>
  )
}

function textsOf({ state, amount, email }: Route.ComponentProps['loaderData']) {
  switch (state) {
    case 'started':
      return {
        heading: 'Not paid yet',
        text: 'No payment has been confirmed. If you’ve just paid, reload this page in a moment and don’t pay again.',
      }
    case 'ended':
      return { heading: 'This payment wasn’t made', text: 'You haven’t been charged.' }
    case 'paid':
      return {
        heading: 'Paid, thank you',
        text: `We’ve received ${amount}${email === null ? '.' : ` and are emailing your receipt to ${email}.`}`,
      }
    case 'refunding':
      return {
        heading: 'Being refunded',
        text: `Your ${amount} is on its way back to the card you paid with.`,
      }
    case 'refunded':
      return { heading: 'Refunded', text: `We’ve sent ${amount} back to the card you paid with.` }
  }
}
