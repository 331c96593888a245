import { data } from 'react-router'
import { sendForm } from '../enquiries/form/send-form.ts'
import { leadDeskContext } from '../request/request-context.ts'
import { eventToReport } from '../tracking/flash-event.server.ts'
import { useFlashEvent } from '../tracking/use-flash-event.ts'
import type { Route } from './+types/purchase.route.ts'
import { purchaseData, sendPurchase } from './purchase-data.server.ts'
import { PurchasePage } from './purchase-page.tsx'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const page = await purchaseData({ token: params.token, request, url, context })
  const { event, headers } = await eventToReport({ request, url }, context.get(leadDeskContext))
  return data({ ...page, event }, { headers })
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return sendPurchase({ token: params.token, request, url, context })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error
    ? [{ title: `Buy the ${page.title} online | ${page.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function PurchaseRoute({ loaderData, actionData }: Route.ComponentProps) {
  useFlashEvent(loaderData.event)
  return <PurchasePage key={loaderData.step} page={loaderData} response={actionData} />
}
