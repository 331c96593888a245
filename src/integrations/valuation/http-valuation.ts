import { withoutTrailingSlashes } from '#domain/shared/trailing-slashes.ts'
import { boundedText } from '../network/bounded-text.ts'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'
import type { ProviderFailure, ValuationProvider } from './port.ts'
import { type ProviderCall, valuationClient } from './valuation-client.ts'

/** A customer waits for each call, with its second try. */
const PATIENCE_MS = 4000
/** Nobody waits for a file, and it may take a while. */
const FILE_PATIENCE_MS = 60_000
const TRIES = 2
const MAX_FAILURES = 5
const REST_MS = 30_000
/** A record takes a few kilobytes. */
const MAX_ANSWER_BYTES = 200_000

export type ValuationAccount = { address: string; key: string }

type Parts = ValuationAccount & {
  fetchAnswer?: typeof fetch
  patienceMs?: number
  breaker?: CircuitBreaker
}

/**
 * A provider over HTTP: `POST address/enter-vin` and so on, with JSON, or a form where there is a file. All calls may be
 * repeated, so one that fails without an answer is sent a second time.
 */
export function httpValuation({
  address,
  key,
  fetchAnswer = fetch,
  patienceMs = PATIENCE_MS,
  breaker = circuitBreaker({ max: MAX_FAILURES, restMs: REST_MS, now: () => performance.now() }),
}: Parts): ValuationProvider {
  const base = withoutTrailingSlashes(address)

  async function once(call: ProviderCall, body: object | FormData): Promise<Sent> {
    const isForm = body instanceof FormData
    try {
      const response = await fetchAnswer(`${base}/${call}`, {
        method: 'POST',
        headers: {
          // A form brings its own type, with the boundary of its parts.
          ...(!isForm && { 'content-type': 'application/json' }),
          authorization: `Bearer ${key}`,
        },
        body: isForm ? body : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(isForm ? FILE_PATIENCE_MS : patienceMs),
      })
      if (response.ok) return parsed(await boundedText(response, MAX_ANSWER_BYTES))
      await response.body?.cancel()
      return failed(response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused')
    } catch (error) {
      return failed(error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'unreachable')
    }
  }

  return valuationClient(async (call, body) => {
    for (let tried = 1; ; tried += 1) {
      if (!breaker.mayAsk()) return failed('resting')
      const sent = await once(call, body)
      const isDown = sent.outcome === 'failed' && (sent.problem === 'slow' || sent.problem === 'unreachable')
      breaker.report(isDown ? 'failed' : 'worked')
      // A slow provider has used up the customer’s patience.
      if (!isDown || sent.problem === 'slow' || tried === TRIES) return sent
    }
  })
}

type Sent = { outcome: 'answer'; json: unknown } | ProviderFailure

function parsed(text: string | null): Sent {
  if (text === null) return failed('garbled')
  try {
    return { outcome: 'answer', json: JSON.parse(text) as unknown }
  } catch {
    return failed('garbled')
  }
}

function failed(problem: ProviderFailure['problem']): ProviderFailure {
  return { outcome: 'failed', problem }
}
