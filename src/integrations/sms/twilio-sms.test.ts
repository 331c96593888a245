import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { twilioSms } from './twilio-sms.ts'

const message = { id: 'job-1', siteId: 'site', to: '+61491570006', text: 'Used Vehicle Enquiry, Kim & Zoë' }

test('API-03 a text message reaches the gateway', async () => {
  const { asked, gateway } = await startGateway(201)

  expect(await twilioSms(gateway)(message)).toEqual({ outcome: 'sent', answer: 'HTTP 201' })

  expect(asked).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
      form: { To: '+61491570006', From: '+61491570156', Body: 'Used Vehicle Enquiry, Kim & Zoë' },
    },
  ])
})

test.each([400, 429, 500])('API-03 a %i response of the gateway is a failure', async (status) => {
  const { gateway } = await startGateway(status)

  expect(await twilioSms(gateway)(message)).toMatchObject({ outcome: 'failed', problem: `sms ${status}` })
})

test('API-03 an unreachable gateway is a failure, not an exception', async () => {
  const { gateway } = await startGateway(200)

  expect(await twilioSms({ ...gateway, origin: 'http://127.0.0.1:1' })(message)).toMatchObject({
    outcome: 'failed',
    problem: 'sms unreachable',
  })
})

async function startGateway(status: number) {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers
      asked.push({ path: request.url, authorization, form: Object.fromEntries(new URLSearchParams(body)) })
      response.writeHead(status).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, gateway: { origin, account: 'AC1', token: 'token', from: '+61491570156' } }
}
