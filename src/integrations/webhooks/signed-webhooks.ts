import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { namesInside, NOT_PUBLIC, publicLookup } from '#integrations/network/public-lookup.ts'
import type { SendOutcome } from '#domain/delivery/send-outcome.ts'
import type { SendWebhook } from './port.ts'
import { webhookHeaders } from './webhook-signature.ts'

const PATIENCE_MS = 15_000
const LONGEST_ANSWER = 300

/** The secrets of one address and of everything below it. */
export type WebhookSecret = { address: string; secret: string }

type Circumstances = { now: () => Date; maxWaitMs: number }

/**
 * Signed calls to the addresses that the operator holds a secret for, and to no others: a dealer’s setting alone makes this
 * server call nobody. Only over HTTPS and to the public internet, but for a receiver on this very machine; and never
 * following where an answer points to.
 */
export function signedWebhooks(
  secrets: readonly WebhookSecret[],
  { now = () => new Date(), maxWaitMs = PATIENCE_MS }: Partial<Circumstances> = {},
): SendWebhook {
  return async ({ id, url, body }) => {
    const own = secretsFor(url, secrets)
    if (own.length === 0) {
      return { outcome: 'waiting', reason: `WEBHOOK_SECRETS has no secret for ${new URL(url).origin}` }
    }
    const { protocol } = new URL(url)
    if (protocol === 'https:' && namesInside(new URL(url))) return unreachable(NOT_PUBLIC)
    const call = protocol === 'https:' ? httpsRequest : httpRequest
    const { promise, resolve } = Promise.withResolvers<SendOutcome>()
    const signal = AbortSignal.timeout(maxWaitMs)
    const request = call(
      url,
      {
        method: 'POST',
        // A connection of its own: one that is kept may be closed just as it is used, and nobody knows what arrived.
        agent: false,
        ...(protocol === 'https:' && { lookup: publicLookup() }),
        headers: {
          ...webhookHeaders({ id, body }, own, now()),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Forecourt',
        },
        maxHeaderSize: 16 * 1024,
        signal,
      },
      (answer) => void outcomeOf(answer).then(resolve),
    )
    request.on('error', (error) => resolve(unreachable(signal.aborted ? 'took too long' : error.message)))
    request.end(body)
    const outcome = await promise
    request.destroy()
    return outcome
  }
}

/** Those of the longest address that the call lies under: an origin, or an origin with the beginning of a path. */
function secretsFor(url: string, secrets: readonly WebhookSecret[]) {
  const { origin, pathname } = new URL(url)
  const under = secrets.filter(({ address }) => `${origin}${pathname}/`.startsWith(`${address}/`))
  const longest = Math.max(0, ...under.map(({ address }) => address.length))
  return under.filter(({ address }) => address.length === longest).map(({ secret }) => secret)
}

/** The number is the answer; what stands in the body is read for as far as a person would. */
async function outcomeOf(answer: IncomingMessage): Promise<SendOutcome> {
  const status = answer.statusCode ?? 0
  const isTaken = status >= 200 && status < 300
  if (isTaken) {
    answer.resume()
    return { outcome: 'sent', answer: `HTTP ${status}` }
  }
  const said = await beginningOf(answer)
  return {
    outcome: 'failed',
    problem: `webhook ${status}`,
    reason: `HTTP ${status}${said === '' ? '' : `: ${said}`}`,
    // Gone: whoever answers so has taken the receiver down for good.
    isFinal: status === 410,
  }
}

async function beginningOf(answer: IncomingMessage) {
  let text = ''
  try {
    for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
      text += chunk
      if (text.length >= LONGEST_ANSWER) break
    }
  } catch {
    // Half of an explanation is better than none.
  }
  return text.slice(0, LONGEST_ANSWER).trim()
}

function unreachable(reason: string): SendOutcome {
  return { outcome: 'failed', problem: 'webhook unreachable', reason }
}
