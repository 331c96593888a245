import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isInternalAddress, NOT_PUBLIC, publicLookup } from '#integrations/network/public-lookup.ts'
import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'
import type { SendWebhook } from './port.ts'
import { webhookHeaders } from './webhook-signature.ts'

const PATIENCE_MS = 15_000
const MAX_RESPONSE_LENGTH = 300

/** The secret for an address and everything below it. */
export type WebhookSecret = { address: string; secret: string }

type Options = { now: () => Date; timeoutMs: number }

/**
 * Sends signed calls to addresses for which the operator has set a secret, and to no others, so that a dealer’s setting
 * alone cannot make this server call anyone. It only uses HTTPS to the public internet, except for a receiver on this
 * machine, and follows no redirects.
 */
export function signedWebhooks(
  secrets: readonly WebhookSecret[],
  { now = () => new Date(), timeoutMs = PATIENCE_MS }: Partial<Options> = {},
): SendWebhook {
  return async ({ id, url, body }) => {
    const own = secretsFor(url, secrets)
    if (own.length === 0) {
      return { outcome: 'waiting', reason: `WEBHOOK_SECRETS has no secret for ${new URL(url).origin}` }
    }
    const { protocol } = new URL(url)
    if (protocol === 'https:' && isInternalAddress(new URL(url))) return unreachable(NOT_PUBLIC)
    const call = protocol === 'https:' ? httpsRequest : httpRequest
    const { promise, resolve } = Promise.withResolvers<SendOutcome>()
    const signal = AbortSignal.timeout(timeoutMs)
    const request = call(
      url,
      {
        method: 'POST',
        // Uses a new connection: a pooled one may close just as it is used, and then it is unclear what arrived.
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
    // Node neither calls this a response nor an error.
    request.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ outcome: 'failed', problem: `webhook ${statusCode}`, reason: `HTTP ${statusCode}` })
    })
    request.end(body)
    const outcome = await promise
    request.destroy()
    return outcome
  }
}

/** The secrets of the longest address that matches the call: an origin, or an origin with the start of a path. */
function secretsFor(url: string, secrets: readonly WebhookSecret[]) {
  const { origin, pathname } = new URL(url)
  const under = secrets.filter(({ address }) => `${origin}${pathname}/`.startsWith(`${address}/`))
  const longest = Math.max(0, ...under.map(({ address }) => address.length))
  return under.filter(({ address }) => address.length === longest).map(({ secret }) => secret)
}

/** The status decides. The body is read as far as a person would read it. */
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
    // Gone: the receiver has been shut down for good.
    isFinal: status === 410,
  }
}

async function beginningOf(answer: IncomingMessage) {
  let text = ''
  try {
    for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
      text += chunk
      if (text.length >= MAX_RESPONSE_LENGTH) break
    }
  } catch {
    // Half of an explanation is better than none.
  }
  return text.slice(0, MAX_RESPONSE_LENGTH).trim()
}

function unreachable(reason: string): SendOutcome {
  return { outcome: 'failed', problem: 'webhook unreachable', reason }
}
