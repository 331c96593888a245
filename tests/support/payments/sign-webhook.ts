import { createHmac } from 'node:crypto'

/** Signs as https://docs.stripe.com/webhooks describes it, not with Stripe’s library, which is what the tests check. */
export function signedWebhook(event: object, { secret, at }: { secret: string; at: Date }) {
  const body = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: new Headers({ 'stripe-signature': `t=${timestamp},v1=${signature},v0=0` }) }
}
