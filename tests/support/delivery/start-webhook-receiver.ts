import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Call = {
  id: string
  headers: IncomingHttpHeaders
  body: string
  isGenuine: boolean
  askedAt: number
  answeredAt: number
}

export const receiverSecret = 'a-secret-of-the-receiver'

/** `null` never responds. */
export type Answer = (call: Call, nth: number) => number | null | Promise<number>

/** A lead system on this machine. `answer` returns the status. */
export async function startWebhookReceiver(answer: Answer = () => 200) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const askedAt = performance.now()
    const take = async () => {
      const body = await text(request)
      const { headers } = request
      const id = String(headers['webhook-id'])
      const call = { id, headers, body, isGenuine: isGenuine(headers, body), askedAt, answeredAt: Infinity }
      calls.push(call)
      const status = await answer(call, calls.filter((one) => one.id === id).length)
      if (status === null) return
      call.answeredAt = performance.now()
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {})
      response.end(status === 200 ? '' : 'no thanks')
    }
    // The caller may be killed during the call.
    take().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    calls,
    origin,
    url: `${origin}/leads?source=site`,
    secrets: [{ address: origin, secret: receiverSecret }],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The id of the lead in the body of a call. */
export function leadIn(body: string): string {
  return (JSON.parse(body) as { data: { lead_id: string } }).data.lead_id
}

/** How a receiver verifies a call, written from docs/delivery.md and not from the sender’s code. */
export function isGenuine(
  headers: IncomingHttpHeaders,
  body: string,
  secret = receiverSecret,
  now = Date.now(),
) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signature = headers['webhook-signature']
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return false
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest()
  return signature.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
