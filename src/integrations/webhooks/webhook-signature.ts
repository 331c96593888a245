import { createHmac } from 'node:crypto'
import { signedContent } from '#domain/lead-delivery/webhook-body.ts'

/**
 * The headers that prove a call’s origin and age, as Standard Webhooks defines them. While a secret is being replaced there
 * are two, with a signature for each.
 */
export function webhookHeaders(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const content = signedContent(id, timestamp, body)
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(content).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
    'idempotency-key': id,
  }
}

/** A secret with a prefix is base64. Any other is used as it is. */
function keyOf(secret: string) {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return encoded === undefined ? secret : Buffer.from(encoded, 'base64')
}
