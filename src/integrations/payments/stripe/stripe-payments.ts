import type Stripe from 'stripe'
import type { PaymentProvider, ProviderPayment } from '../port.ts'
import { isStripeError, PATIENCE_MS, resultOf, type StripeAddress, stripeClient } from './stripe-client.ts'
import { readStripeEvent } from './stripe-events.ts'
import { refundSession } from './stripe-refund.ts'
import { chargeInSession, paymentOf, refundsInSession, sessionFor } from './stripe-session.ts'

/** A dealer’s account at Stripe. */
export type StripeKeys = {
  /** A secret key, or a restricted key that may write Checkout Sessions and refunds. */
  key: string
  /** The signing secrets of the site’s webhook endpoint; two while one is being replaced. */
  webhookSecrets: readonly string[]
}

type Options = StripeKeys & {
  siteId: string
  /** A stand-in for Stripe, in tests. */
  address?: StripeAddress
  patienceMs?: number
  now?: () => Date
}

const MAX_PER_PAGE = 100

/** Takes payments by Stripe Checkout, on Stripe’s own page. The provider’s id is that of the Checkout Session. */
export function stripePayments({
  siteId,
  key,
  webhookSecrets,
  address,
  patienceMs = PATIENCE_MS,
  now = () => new Date(),
}: Options): PaymentProvider {
  let loading: Promise<Stripe> | undefined
  const client = () => (loading ??= stripeClient(key, address))
  const ask = <Result>(question: (stripe: Stripe) => Promise<Result>) =>
    resultOf(client().then(question), patienceMs)

  return {
    name: 'stripe',

    start: (order) =>
      ask(async ({ checkout: { sessions } }) => {
        const { id, url } = await sessions.create(sessionFor(order, now()), {
          idempotencyKey: order.paymentId,
        })
        // Stripe’s own page has no address once its session is over.
        if (url === null)
          return { outcome: 'failed', problem: 'stripe session over', reason: `${id} is over`, isFinal: true }
        return { outcome: 'started', providerId: id, payUrl: url }
      }),

    find: (providerId) =>
      ask(async (stripe) => ({ outcome: 'found', payment: await find(stripe, providerId, siteId) })),

    end: (providerId) =>
      ask(async (stripe) => {
        await expire(stripe, providerId)
        return { outcome: 'found', payment: await find(stripe, providerId, siteId) }
      }),

    refund: ({ paymentId, providerId }) =>
      ask((stripe) => refundSession(stripe, { paymentId, siteId, providerId })),

    async readEvent(body, headers, at) {
      const received = { body, headers, now: at }
      return readStripeEvent(await client(), received, { siteId, secrets: webhookSecrets })
    },

    async *since(from) {
      const { checkout } = await client()
      const sessions = checkout.sessions.list({
        created: { gte: Math.floor(from.getTime() / 1000) },
        limit: MAX_PER_PAGE,
        expand: [`data.${chargeInSession}`],
      })
      for await (const session of sessions) {
        const payment = paymentOf(session, siteId)
        if (payment) yield payment
      }
    },
  }
}

async function find(stripe: Stripe, id: string, siteId: string): Promise<ProviderPayment | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: [refundsInSession] })
    return paymentOf(session, siteId)
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null
    throw error
  }
}

/** Stripe refuses to end a session that is paid, being paid or over. What it is then, the caller asks next. */
async function expire({ checkout }: Stripe, id: string) {
  try {
    await checkout.sessions.expire(id)
  } catch (error) {
    if (!isStripeError(error) || (error.statusCode !== 400 && error.statusCode !== 404)) throw error
  }
}
