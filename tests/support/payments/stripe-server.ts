import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { formFields } from './form-fields.ts'
import { type Answer, stripeAccount } from './stripe-account.ts'

type Asked = {
  method: string
  path: string
  key: string | undefined
  version: string | undefined
  body: string
}

/**
 * Takes the place of Stripe on this machine, for one test: its HTTP interface, as documented, with forms, keys, idempotency,
 * pages and errors. It is not Stripe, and shows only that we keep to the documentation.
 */
export async function startStripe({ secretKey, now }: { secretKey: string; now: () => Date }) {
  const account = stripeAccount(now)
  const asked: Asked[] = []
  /** What to answer instead, for as many requests. `hang` never answers. */
  const troubles: (Answer | 'hang')[] = []
  const byKey = new Map<string, { body: string; answer: Answer }>()

  function answerTo(request: IncomingMessage, body: string): Answer | 'hang' {
    const { method = '', url = '', headers } = request
    const key = headers['idempotency-key']?.toString()
    asked.push({ method, path: url, key, version: headers['stripe-version']?.toString(), body })
    if (headers.authorization !== `Bearer ${secretKey}`)
      return fault(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****')
    // None of these has begun to be carried out, so none is stored under its key.
    const trouble = troubles.shift()
    if (trouble !== undefined) return trouble

    const earlier = key === undefined ? undefined : byKey.get(key)
    if (earlier && earlier.body !== body)
      return fault(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
    const answer =
      earlier?.answer ??
      structuredClone(account.answer(method, new URL(url, 'http://stripe'), formFields(body)))
    if (key !== undefined && method === 'POST' && answer.status === 200) byKey.set(key, { body, answer })
    return answer
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = answerTo(request, body)
      if (answer === 'hang') return
      response
        .writeHead(answer.status, { 'content-type': 'application/json', 'request-id': `req_${asked.length}` })
        .end(JSON.stringify(answer.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { ...account, asked, troubles, address: { host: '127.0.0.1', port, protocol: 'http' } as const }
}

export function fault(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } }
}
