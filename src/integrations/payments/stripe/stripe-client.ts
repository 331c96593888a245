import type Stripe from 'stripe'
import type { PaymentFailure } from '../port.ts'

/** The version that this release of the library is written for. Change both together. */
const API_VERSION = '2026-10-28.endive'

/** For one call with its retries: a customer waits for it. */
export const PATIENCE_MS = 10_000
const MAX_RETRIES = 2

/** Where a stand-in for Stripe listens. */
export type StripeAddress = { host: string; port: number; protocol: 'http' }

/** The library takes tens of megabytes, so it is loaded by the first call. */
export async function stripeClient(key: string, address?: StripeAddress): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(key, {
    apiVersion: API_VERSION,
    telemetry: false,
    timeout: PATIENCE_MS,
    maxNetworkRetries: MAX_RETRIES,
    ...address,
  })
}

/** The result of calls to Stripe, or why there is none. A call that takes too long may still succeed at Stripe. */
export async function resultOf<Result>(
  work: Promise<Result>,
  patienceMs: number,
): Promise<Result | PaymentFailure> {
  const { promise: tooLate, resolve } = Promise.withResolvers<PaymentFailure>()
  const timer = setTimeout(
    () => resolve({ ...unreachable, reason: `no response within ${patienceMs} ms` }),
    patienceMs,
  )
  try {
    return await Promise.race([work, tooLate])
  } catch (error) {
    if (isStripeError(error)) return failureOf(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && /^Stripe\w+Error$/.test(String(error.type))
}

const unreachable = { outcome: 'failed', problem: 'stripe unreachable', isFinal: false } as const

/** The same request would be invalid again. Everything else may pass: a network, a limit, a key that is being replaced. */
const finalStatuses = new Set([400, 402, 404])
const passingCodes = new Set(['rate_limit', 'lock_timeout'])

function failureOf({
  type,
  statusCode,
  code,
  message,
  requestId,
}: Stripe.errors.StripeError): PaymentFailure {
  if (statusCode === undefined) return { ...unreachable, reason: `${type}: ${message}` }
  return {
    outcome: 'failed',
    problem: `stripe ${statusCode}${code === undefined ? '' : ` ${code}`}`,
    reason: `HTTP ${statusCode} ${type}: ${message} (request ${requestId ?? 'without an id'})`,
    isFinal: finalStatuses.has(statusCode) && !passingCodes.has(code ?? ''),
  }
}
