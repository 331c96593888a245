import { data, Form, href, useNavigation } from 'react-router'
import { lastDigits } from '#domain/customers/last-digits.ts'
import { signInAddress } from '#domain/customers/sign-in-address.ts'
import { claimOf, confirmEmail } from '#operations/alerts/confirm-email.ts'
import { signedInCustomer } from '../customers/signed-in.server.ts'
import { alertDeskContext } from '../request/request-context.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { Route } from './+types/confirm-email.route.ts'
import './alerts-page.css'

/** Opening the link changes nothing: mail programs open links before their reader does. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { site, seal, customers, now } = context.get(alertDeskContext)
  const claim = await claimOf(params.token, seal, now())
  const [owner, signedIn] = await Promise.all([
    claim && customers.find(claim.customerId),
    signedInCustomer(request, context),
  ])
  if (!claim || !owner) throw data(oldLink, { status: 404 })
  return {
    dealerName: site.name,
    email: claim.email,
    number: lastDigits(owner.phone),
    isOwn: signedIn?.id === owner.id,
    signInHref: signedIn === null ? signInAddress({ type: 'account', redirect: url.pathname }) : null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const signedIn = await signedInCustomer(request, context)
  return { isConfirmed: await confirmEmail(params.token, signedIn, context.get(alertDeskContext)) }
}

const oldLink = {
  title: 'This link has expired',
  message: 'Sign in, and we’ll send you a new link from your alerts page.',
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData && !error
    ? [
        { title: `Confirm your email address | ${loaderData.dealerName}` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function ConfirmEmailRoute({
  loaderData: { dealerName, email, number, isOwn, signInHref },
  actionData,
}: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="container section alerts-page">
      <h1>Confirm your email address</h1>
      {actionData?.isConfirmed === true && (
        <>
          <Alert kind="good" title="Your email address is confirmed" isUrgent>
            Alerts from {dealerName} can now come to {email}.
          </Alert>
          <LinkButton href={href('/account/alerts')}>See my alerts</LinkButton>
        </>
      )}
      {actionData?.isConfirmed === false && (
        <Alert kind="danger" title="This isn’t the address in your account any more" isUrgent>
          Sign in and check the email address on your alerts page.
        </Alert>
      )}
      {!actionData && (
        <Form method="post" className="alerts-page__buttons" aria-busy={isSending}>
          <p>
            Should {dealerName} send the alerts of the account with the mobile number{' '}
            <strong>{number}</strong> to <strong>{email}</strong>?
          </p>
          <p>
            {isOwn
              ? 'This is your account. It will also show the enquiries and bookings you made with this address.'
              : 'Only confirm if that’s your mobile number.'}
          </p>
          {signInHref !== null && (
            <p>
              To also see the enquiries and bookings you made with this address,{' '}
              <a href={signInHref}>sign in first</a>.
            </p>
          )}
          <Button type="submit" isBusy={isSending}>
            Yes, that’s my address
          </Button>
        </Form>
      )}
    </div>
  )
}
