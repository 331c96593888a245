import { data, Form, useNavigation } from 'react-router'
import { receiverOf, stopAlerts } from '#operations/alerts/stop-alerts.ts'
import { channelNames } from '#domain/alerts/alert-texts.ts'
import { alertDeskContext } from '../request/request-context.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import type { Route } from './+types/stop.route.ts'
import './alerts-page.css'

/** Opening the link changes nothing: mail programs open links before their reader does. It works without signing in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, seal } = context.get(alertDeskContext)
  const receiver = await receiverOf(params.token, seal)
  if (!receiver) throw data(unknownLink, { status: 404 })
  return { dealerName: site.name, channel: receiver.channel }
}

/** A mailbox presses the button for its reader, without a page (RFC 8058). It stops the channel of the message. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const scope = form.get('scope') === 'all' ? 'all' : 'channel'
  const receiver = await stopAlerts(params.token, scope, context.get(alertDeskContext))
  if (!receiver) throw data(unknownLink, { status: 404 })
  return { stopped: scope }
}

const unknownLink = {
  title: 'We can’t find those alerts',
  message: 'The link may be incomplete. Open it again from our message, or sign in to change your alerts.',
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData && !error
    ? [{ title: `Stop alerts | ${loaderData.dealerName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function StopRoute({ loaderData: { dealerName, channel }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  const name = channelNames[channel].toLowerCase()
  return (
    <div className="container section alerts-page">
      <h1>Stop alerts from {dealerName}</h1>
      {actionData ? (
        <Alert
          kind="good"
          title={actionData.stopped === 'all' ? 'All alerts are stopped' : `Alerts by ${name} are stopped`}
          isUrgent
        >
          You can choose alerts again in your account at any time.
        </Alert>
      ) : (
        <p>You won’t need to sign in. You can choose alerts again in your account at any time.</p>
      )}
      {actionData?.stopped !== 'all' && (
        <Form method="post" className="alerts-page__buttons" aria-busy={isSending}>
          {!actionData && (
            <Button type="submit" name="scope" value="channel" isBusy={isSending}>
              Stop alerts by {name}
            </Button>
          )}
          <Button type="submit" look="quiet" name="scope" value="all" isBusy={isSending}>
            Stop all alerts
          </Button>
        </Form>
      )}
    </div>
  )
}
