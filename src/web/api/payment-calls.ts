import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

/** The call that the payment provider makes. */
export const paymentCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/payments/webhook',
    summary: 'Receive an event from the payment provider',
    description:
      'For the payment provider only. The body is JSON, signed as the provider documents; an event without a valid signature from the last five minutes is refused. An event that comes again changes nothing.',
    responses: {
      200: {
        description: 'The event is genuine, and has been handled or needs nothing.',
        schema: z.object({ received: z.literal(true) }).meta({ id: 'PaymentEventReceived' }),
      },
      400: 'The event is not from the payment provider, or is too old.',
    },
  },
]
