import { expect, test } from 'vitest'
import { isGenuine, receiverSecret } from '../../../tests/support/delivery/start-webhook-receiver.ts'
import { webhookReceiver } from '../../../tests/support/delivery/webhook-receiver.ts'
import { switchingServer } from '../../../tests/support/server/switching-server.ts'
import { signedWebhooks } from './signed-webhooks.ts'
import { webhookHeaders } from './webhook-signature.ts'

const body = '{"type":"lead.created","data":{"name":"Zoë"}}'
const call = { id: 'job-1', siteId: 'site', body }

test('LEAD-08 a call is signed and timestamped, and has its id', async () => {
  const { calls, url, secrets } = await webhookReceiver()

  expect(await signedWebhooks(secrets)({ ...call, url })).toEqual({ outcome: 'sent', answer: 'HTTP 200' })

  expect(calls).toMatchObject([
    {
      id: 'job-1',
      isGenuine: true,
      body,
      headers: { 'idempotency-key': 'job-1', 'content-type': 'application/json' },
    },
  ])
})

test('LEAD-08 a signature is only valid for its body, its id, its time and its secret', () => {
  const now = new Date('2026-03-10T02:00:00Z')
  const headers = webhookHeaders({ id: 'job-1', body }, [receiverSecret], now)

  expect(isGenuine(headers, body, receiverSecret, now.getTime())).toBe(true)
  expect(isGenuine(headers, `${body} `, receiverSecret, now.getTime())).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-id': 'job-2' }, body, receiverSecret, now.getTime())).toBe(false)
  expect(isGenuine(headers, body, 'another secret', now.getTime())).toBe(false)
  expect(isGenuine(headers, body, receiverSecret, now.getTime() + 301_000)).toBe(false)
})

test('LEAD-08 calls are signed with both secrets while one replaces the other', () => {
  const now = new Date()
  const headers = webhookHeaders({ id: 'job-1', body }, ['the-new-secret-of-it', 'the-old-secret-of-it'], now)

  expect(isGenuine(headers, body, 'the-new-secret-of-it')).toBe(true)
  expect(isGenuine(headers, body, 'the-old-secret-of-it')).toBe(true)
})

test('LEAD-08 the example of the Standard Webhooks specification gives the same signature', () => {
  const headers = webhookHeaders(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    new Date(1_614_265_330_000),
  )

  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([
  [500, { outcome: 'failed', problem: 'webhook 500', reason: 'HTTP 500: no thanks', isFinal: false }],
  [302, { outcome: 'failed', problem: 'webhook 302', reason: 'HTTP 302: no thanks', isFinal: false }],
  [410, { outcome: 'failed', problem: 'webhook 410', reason: 'HTTP 410: no thanks', isFinal: true }],
])('LEAD-08 a %i response is a failure', async (status, expected) => {
  const { url, secrets } = await webhookReceiver(() => status)

  expect(await signedWebhooks(secrets)({ ...call, url })).toEqual(expected)
})

test('LEAD-08 a receiver that does not respond is given up for now', async () => {
  const { url, secrets } = await webhookReceiver(() => null)

  expect(await signedWebhooks(secrets, { timeoutMs: 100 })({ ...call, url })).toMatchObject({
    outcome: 'failed',
    problem: 'webhook unreachable',
    reason: 'took too long',
  })
})

test('LEAD-08 a receiver that switches to another protocol has not taken the call', async () => {
  const { port, closed } = await switchingServer()
  const address = `http://127.0.0.1:${port}`

  const send = signedWebhooks([{ address, secret: receiverSecret }])
  expect(await send({ ...call, url: `${address}/leads` })).toEqual({
    outcome: 'failed',
    problem: 'webhook 101',
    reason: 'HTTP 101',
  })
  await closed
})

test('LEAD-08 a receiver without a secret in WEBHOOK_SECRETS is not called', async () => {
  const { calls, url, origin } = await webhookReceiver()
  const send = signedWebhooks([{ address: `${origin}/other`, secret: receiverSecret }])

  expect(await send({ ...call, url })).toEqual({
    outcome: 'waiting',
    reason: `WEBHOOK_SECRETS has no secret for ${origin}`,
  })
  expect(calls).toEqual([])
})

test('LEAD-08 the secret of the longest matching address is used', async () => {
  const { calls, url, origin } = await webhookReceiver()
  const secrets = [
    { address: origin, secret: 'the-secret-of-all' },
    { address: `${origin}/leads`, secret: receiverSecret },
    { address: `${origin}/lead`, secret: 'the-secret-of-others' },
  ]
  await signedWebhooks(secrets)({ ...call, url })

  expect(calls).toMatchObject([{ isGenuine: true }])
})

test('LEAD-08 a name that resolves to our own network is not called', async () => {
  const secrets = [{ address: 'https://localhost', secret: receiverSecret }]

  expect(await signedWebhooks(secrets)({ ...call, url: 'https://localhost/leads' })).toMatchObject({
    outcome: 'failed',
    reason: 'The host is not on the public internet.',
  })
  const literal = [{ address: 'https://10.0.0.1', secret: receiverSecret }]
  expect(
    await signedWebhooks(literal, { timeoutMs: 200 })({ ...call, url: 'https://10.0.0.1/leads' }),
  ).toMatchObject({ outcome: 'failed', reason: 'The host is not on the public internet.' })
})
