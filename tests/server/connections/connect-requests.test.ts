import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { httpServer } from '#server/boot/http-server.ts'
import { closeServer } from '#server/boot/shutdown.ts'
import { collectGarbage } from '../../support/server/collect-garbage.ts'
import { portOf } from '../../support/server/front.ts'
import { until } from '../../support/server/until.ts'

test('OPS-05 a CONNECT request whose connection breaks harms nobody', async () => {
  const { server, port } = await listening()
  const [ours] = await Promise.all([connectionOn(server), askToConnect(port)])

  expect(() => ours.emit('error', new Error('read ECONNRESET'))).not.toThrow()
})

test('OPS-05 a CONNECT request is answered, and its connection closed although the other side never closes it', async () => {
  const { server, port } = await listening()
  const held = await Promise.all(Array.from({ length: 20 }, () => askToConnect(port)))

  expect(held.map(({ answer }) => answer.split('\r\n', 1)[0])).toEqual(
    held.map(() => 'HTTP/1.1 405 Method Not Allowed'),
  )
  await until(async () => (await connectionsOf(server)) === 0)
})

test('OPS-05 a held CONNECT request does not hold up a stop', async () => {
  const { server, port } = await listening()
  await askToConnect(port)

  await closeServer(server, 100)
  expect(server.listening).toBe(false)
})

test('OPS-05 responses that wait behind a CONNECT request are not kept in memory', async () => {
  const responses: WeakRef<ServerResponse>[] = []
  const { server, port } = await listening((_request, response) => {
    responses.push(new WeakRef(response))
    setImmediate(() => response.end('ok'))
  })
  await askToConnect(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  await until(async () => (await connectionsOf(server)) === 0)

  await until(async () => {
    collectGarbage()
    return responses.length > 0 && responses.every((response) => response.deref() === undefined)
  })
})

async function listening(listener: RequestListener = (_request, response) => void response.end('ok')) {
  const server = httpServer(listener)
  return { server, port: await portOf(server) }
}

/** A visitor who asks for a tunnel, reads the answer and keeps their side open. */
async function askToConnect(port: number, before = '') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(before + 'CONNECT db:5432 HTTP/1.1\r\nHost: db\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return { answer: answer.toString() }
}

async function connectionOn(server: Server) {
  const [socket] = (await once(server, 'connection')) as [Socket]
  await until(async () => socket.bytesWritten > 0)
  return socket
}

async function connectionsOf(server: Server) {
  const { promise, resolve } = Promise.withResolvers<number>()
  server.getConnections((_error, count) => resolve(count))
  return promise
}
