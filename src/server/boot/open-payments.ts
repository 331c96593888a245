import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import type { PaymentProvider, PaymentProviders } from '#integrations/payments/port.ts'
import { paymentSandbox } from '#integrations/payments/sandbox/payment-sandbox.ts'
import type { PaymentSandboxes } from '#integrations/payments/sandbox/port.ts'
import { sandboxPayments } from '#integrations/payments/sandbox/sandbox-payments.ts'
import { stripePayments } from '#integrations/payments/stripe/stripe-payments.ts'
import { outsideCall } from '../admission/outside-calls.ts'
import type { Env } from '../env.ts'

type Payments = { paymentProviders: PaymentProviders; paymentSandboxes: PaymentSandboxes }

/** Who takes payments for each site: the sandbox in a demo, otherwise Stripe where the operator has set its keys. */
export function openPayments(
  { demo, stripeKeys }: Pick<Env, 'demo' | 'stripeKeys'>,
  db: Db,
  now = () => new Date(),
): Payments {
  if (demo) {
    const parts = (siteId: string) => {
      const { sandboxPayments: store, keys } = siteStores(db, siteId)
      return { siteId, store, key: () => keys.key(), now }
    }
    return {
      paymentProviders: ({ siteId }) => sandboxPayments(parts(siteId)),
      paymentSandboxes: (siteId) => paymentSandbox(parts(siteId)),
    }
  }

  // Each has a connection to Stripe, which it keeps.
  const providers = new Map<string, PaymentProvider>()
  return {
    paymentProviders({ siteId, slug }) {
      const keys = stripeKeys.get(slug)
      if (!keys) return null
      const provider = providers.get(siteId) ?? fromOutside(stripePayments({ siteId, ...keys, now }))
      providers.set(siteId, provider)
      return provider
    },
    paymentSandboxes: () => null,
  }
}

function fromOutside(provider: PaymentProvider): PaymentProvider {
  const { start, find, end, refund } = provider
  return {
    ...provider,
    start: outsideCall(start),
    find: outsideCall(find),
    end: outsideCall(end),
    refund: outsideCall(refund),
  }
}
