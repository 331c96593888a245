import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { frontServer } from '../../support/server/front.ts'
import { rawRequest, sendRaw } from '../../support/server/raw-request.ts'

const kilobyte = 'a'.repeat(1024)

test('OPS-05 three hundred visitors who never finish their requests delay no other, and are disconnected', async () => {
  const { port } = await frontServer({}, { headersMs: 400, requestMs: 60_000, checkEveryMs: 50 })
  const slow = await Promise.all(
    Array.from({ length: 300 }, () => slowVisitor(port, 'GET / HTTP/1.1\r\nHost: harbour.localhost\r\nX-')),
  )

  const others = await Promise.all(Array.from({ length: 50 }, () => sendRaw(port, rawRequest())))
  expect(others.map(({ status }) => status)).toEqual(Array(50).fill(200))

  const farewells = await Promise.all(slow.map(({ farewell }) => farewell))
  expect(new Set(farewells.map((text) => text.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  )
})

test('OPS-05 a form that does not arrive in time is answered with 408', async () => {
  const { port } = await frontServer({ bodyLimits: { maxBytes: 1024, timeoutMs: 50 } })
  const visitor = await slowVisitor(
    port,
    rawRequest({ method: 'POST', headers: 'Content-Length: 20\r\n', body: 'name=' }),
  )

  const answer = await visitor.farewell

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('Your connection was too slow for us to receive everything.')
})

test('OPS-05 a form of 64 KB is received, and one byte more is answered with 413', async () => {
  const { port } = await frontServer()
  const [fits, tooMuch] = [kilobyte.repeat(64), `${kilobyte.repeat(64)}a`]

  expect(await post(port, fits)).toMatchObject({ status: 200, body: JSON.stringify({ received: 65_536 }) })
  expect(await post(port, tooMuch)).toMatchObject({ status: 413 })
})

test('OPS-05 a body without a declared length is counted as it arrives', async () => {
  const { port } = await frontServer()
  const chunk = `400\r\n${kilobyte}\r\n`
  const headers = 'Transfer-Encoding: chunked\r\n'
  const target = '/api/leads'

  const fits = rawRequest({ method: 'POST', target, headers, body: `${chunk.repeat(64)}0\r\n\r\n` })
  expect(await sendRaw(port, fits)).toMatchObject({ status: 200, body: JSON.stringify({ received: 65_536 }) })

  const tooMuch = rawRequest({ method: 'POST', target, headers, body: `${chunk.repeat(65)}0\r\n\r\n` })
  expect(await sendRaw(port, tooMuch)).toMatchObject({ status: 413 })
})

test('OPS-05 ten megabytes are refused before they are sent', async () => {
  const { port } = await frontServer()
  const headers = `Content-Length: ${10 * 1024 * 1024}\r\n`

  const answer = await sendRaw(port, rawRequest({ method: 'POST', target: '/api/leads', headers }))

  expect(answer).toMatchObject({ status: 413 })
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'too_large' } })
})

function post(port: number, body: string) {
  return sendRaw(
    port,
    rawRequest({ method: 'POST', target: '/api/leads', headers: `Content-Length: ${body.length}\r\n`, body }),
  )
}

/** Sends the start of a request, then waits for the response. */
async function slowVisitor(port: number, beginning: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(beginning)
  return { farewell: lastWords(socket) }
}

async function lastWords(socket: Socket) {
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => (text += part))
  await once(socket, 'close')
  return text
}
