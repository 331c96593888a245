import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { httpServer } from '#server/boot/http-server.ts'
import { portOf } from '../../support/server/front.ts'

test('OPS-05 a visitor’s idle connection is closed soon, and a proxy’s waits for its next request', async () => {
  const idle = { visitorMs: 100, proxyMs: 60_000 }
  // The proxy has waited longer when the visitor’s connection is closed.
  const proxy = await idleConnection(await serving({ idle, isProxy: (address) => address === '127.0.0.1' }))
  const visitor = await idleConnection(await serving({ idle }))

  await once(visitor, 'close')

  expect(proxy.closed).toBe(false)
  proxy.write(request)
  expect(String(await once(proxy, 'data'))).toContain('HTTP/1.1 200')
})

test('OPS-05 a proxy’s connection that stays idle is closed, too', async () => {
  const idle = { visitorMs: 60_000, proxyMs: 100 }
  const proxy = await idleConnection(await serving({ idle, isProxy: () => true }))

  await once(proxy, 'close')
})

const request = 'GET / HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n'

function serving(options: Parameters<typeof httpServer>[1]) {
  return portOf(httpServer((_request, response) => void response.end('ok'), options))
}

/** A connection on which a response has arrived. */
async function idleConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(request)
  expect(String(await once(socket, 'data'))).toContain('Keep-Alive: timeout=')
  return socket
}
