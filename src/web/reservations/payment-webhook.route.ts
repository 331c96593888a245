import { receivePaymentNotice } from '#operations/payments/receive-notice.ts'
import { apiError } from '../request/api-error.server.ts'
import { reservationDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/payment-webhook.route.ts'

/** What the payment provider tells us. A genuine event is confirmed whatever it means, so that it is not sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await receivePaymentNotice(
    await request.text(),
    request.headers,
    context.get(reservationDeskContext),
  )
  if (outcome === 'refused')
    return apiError(400, 'bad_signature', 'This event is not from the payment provider, or is too old.')
  if (outcome === 'not now')
    return apiError(503, 'unavailable', 'The payment provider can’t be asked about this event right now.')
  return Response.json({ received: true })
}
