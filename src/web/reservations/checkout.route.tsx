import { data } from 'react-router'
import { headTags } from '../frame/page-head.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import { sendForm } from '../enquiries/form/send-form.ts'
import { leadDeskContext } from '../request/request-context.ts'
import { eventToReport } from '../tracking/flash-event.server.ts'
import { useFlashEvent } from '../tracking/use-flash-event.ts'
import type { Route } from './+types/checkout.route.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { checkoutData, sendCheckout } from './checkout-data.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const loaded = await checkoutData(args)
  // Someone who was second is back here, with their enquiry accepted.
  const { event, headers } = await eventToReport(args, args.context.get(leadDeskContext))
  return data({ ...loaded, event }, { headers })
}

export function action(args: Route.ActionArgs) {
  return sendCheckout(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.page.head)

/** Where the dealer takes no payments online, reserving is an enquiry. */
export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  useFlashEvent(loaderData.event)
  return loaderData.kind === 'checkout' ? (
    <CheckoutPage page={loaderData.page} response={actionData} />
  ) : (
    <EnquiryPage page={loaderData.page} response={actionData} />
  )
}
