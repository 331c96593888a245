import { fieldAt, type Fields, fieldsAt } from './form-fields.ts'
import {
  stripeIntent,
  type StripeRefund,
  stripeRefund,
  type StripeSession,
  stripeSession,
} from './stripe-objects.ts'

export type Answer = { status: number; body: object }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Those of a session’s parameters that we might send, in API version 2026-10-28. */
const sessionFields = new Set([
  'adaptive_pricing',
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expires_at',
  'line_items',
  'metadata',
  'mode',
  'payment_intent_data',
  'success_url',
])

/** What an account at Stripe does with Checkout Sessions and refunds, as far as its documentation says and we use it. */
export function stripeAccount(now: () => Date) {
  const sessions: StripeSession[] = []
  const refunds: StripeRefund[] = []
  const seconds = () => Math.floor(now().getTime() / 1000)
  const nextRefunds: string[] = []

  function create(fields: Fields): Answer {
    const unknown = Object.keys(fields).find((name) => !sessionFields.has(name))
    if (unknown !== undefined)
      return invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
    const created = seconds()
    const expires_at = Number(fieldAt(fields, 'expires_at') ?? created + DAY)
    const amount = Number(fieldAt(fields, 'line_items', '0', 'price_data', 'unit_amount'))
    if (expires_at < created + 30 * MINUTE || expires_at > created + DAY)
      return invalid('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', 'expires_at')
    if (!(amount >= 50)) return invalid('The amount must be at least 50 cents.', 'line_items')
    const session = stripeSession({
      id: `cs_test_${sessions.length + 1}`,
      created,
      expires_at,
      amount,
      client_reference_id: fieldAt(fields, 'client_reference_id'),
      customer_email: fieldAt(fields, 'customer_email'),
      metadata: fieldsAt(fields, 'metadata'),
      success_url: fieldAt(fields, 'success_url') ?? '',
      cancel_url: fieldAt(fields, 'cancel_url') ?? '',
    })
    sessions.push(session)
    return { status: 200, body: expanded(session, []) }
  }

  function expire(session: StripeSession): Answer {
    if (session.status !== 'open')
      return invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`)
    Object.assign(session, { status: 'expired', url: null })
    return { status: 200, body: expanded(session, []) }
  }

  function refund(fields: Fields): Answer {
    const charge = sessions
      .flatMap(({ payment_intent: intent }) => (intent ? [intent.latest_charge] : []))
      .find(({ id }) => id === fieldAt(fields, 'charge'))
    if (!charge) return missing('charge')
    if (charge.refunded)
      return invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
    const made = stripeRefund({
      id: `re_${refunds.length + 1}`,
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: seconds(),
      metadata: fieldsAt(fields, 'metadata'),
      payment_intent: charge.payment_intent,
    })
    made.status = nextRefunds.shift() ?? 'succeeded'
    refunds.push(made)
    charge.refunds.data.unshift(made)
    if (made.status !== 'failed') Object.assign(charge, { amount_refunded: charge.amount, refunded: true })
    return { status: 200, body: made }
  }

  return {
    sessions,
    refunds,
    /** The states of the next refunds, when they don’t succeed at once. */
    nextRefunds,

    /** The customer pays. */
    pay(id: string) {
      const session = sessions.find((one) => one.id === id)
      if (!session) throw new Error(`There is no session ${id}.`)
      const { amount_total: amount, metadata } = session
      const intent = stripeIntent({ id: id.replace('cs_', 'pi_'), amount, metadata, created: seconds() })
      Object.assign(session, {
        payment_intent: intent,
        payment_status: 'paid',
        status: 'complete',
        url: null,
      })
    },

    /** A refund that was under way goes through. */
    passRefund(id: string) {
      const made = refunds.find((one) => one.id === id)
      if (made) made.status = 'succeeded'
    },

    /** The dealer refunds a payment at Stripe’s own dashboard. */
    refundCharge(id: string) {
      const charge = sessions.find((one) => one.id === id)?.payment_intent?.latest_charge
      if (!charge) throw new Error(`Nothing was paid for ${id}.`)
      return refund({ charge: charge.id })
    },

    /** A refund turns out to be impossible, and its amount returns to the dealer’s balance. */
    failRefund(id: string) {
      const made = refunds.find((one) => one.id === id)
      const charge = sessions
        .flatMap(({ payment_intent: intent }) => (intent ? [intent.latest_charge] : []))
        .find((one) => one.id === made?.charge)
      if (made) made.status = 'failed'
      if (charge) Object.assign(charge, { amount_refunded: 0, refunded: false })
    },

    answer(method: string, url: URL, fields: Fields): Answer {
      const [, , resource, ...path] = url.pathname.split('/')
      if (resource === 'refunds' && method === 'POST') return refund(fields)
      if (resource !== 'checkout' || path[0] !== 'sessions') return missing('path')
      const [, id, action] = path
      if (id === undefined) return method === 'POST' ? create(fields) : list(url)
      const session = sessions.find((one) => one.id === id)
      if (!session) return missing('checkout.session')
      if (action === 'expire' && method === 'POST') return expire(session)
      return { status: 200, body: expanded(session, expands(url)) }
    },
  }

  /** Newest first, a page at a time. */
  function list(url: URL): Answer {
    const from = Number(url.searchParams.get('created[gte]') ?? 0)
    const limit = Number(url.searchParams.get('limit') ?? 10)
    const all = sessions.filter(({ created }) => created >= from).toReversed()
    const start = all.findIndex(({ id }) => id === url.searchParams.get('starting_after')) + 1
    const data = all.slice(start, start + limit).map((session) =>
      expanded(
        session,
        expands(url).map((path) => path.replace(/^data\./, '')),
      ),
    )
    const has_more = start + limit < all.length
    return { status: 200, body: { object: 'list', url: '/v1/checkout/sessions', has_more, data } }
  }
}

function expands(url: URL) {
  return [...url.searchParams].filter(([name]) => name.startsWith('expand')).map(([, path]) => path)
}

/** What a session refers to is an id unless it is asked for. */
function expanded({ payment_intent: intent, ...session }: StripeSession, paths: readonly string[]) {
  if (!intent) return { ...session, payment_intent: null }
  const [path = ''] = paths
  if (!path.startsWith('payment_intent')) return { ...session, payment_intent: intent.id }
  const { latest_charge: charge, ...rest } = intent
  const { refunds, ...bare } = charge
  const shown = path.endsWith('.refunds') ? { ...bare, refunds } : bare
  return {
    ...session,
    payment_intent: { ...rest, latest_charge: path.includes('latest_charge') ? shown : charge.id },
  }
}

function invalid(message: string, param?: string, code?: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', message, param, code } } }
}

function missing(what: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` }
  return { status: 404, body: { error } }
}
