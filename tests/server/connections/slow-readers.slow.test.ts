import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { frontServer } from '../../support/server/front.ts'
import { rawRequest, sendRaw } from '../../support/server/raw-request.ts'
import { until } from '../../support/server/until.ts'

/** More than the system buffers for a connection, so that the rest waits in our process. */
const LARGE = 32 * 1024 * 1024
const stall = { afterMs: 600, minBytes: 4096, checkEveryMs: 50 }

test('OPS-05 a visitor who reads one byte of a response now and then is disconnected', async () => {
  const { port, server } = await largeFiles()
  const reader = await readerOf(port)
  const isOver = new AbortController()
  const trickle = async () => {
    while (!isOver.signal.aborted) {
      reader.read(1)
      await pause(50)
    }
  }
  const trickling = trickle()

  await until(async () => (await connectionsOf(server)) === 0)
  isOver.abort()
  await trickling
})

test('OPS-05 a large file on a slow line that makes progress is sent completely, however long it takes', async () => {
  const { port } = await largeFiles()
  const reader = await readerOf(port)
  const start = performance.now()
  let taken = 0
  let pauses = 0
  for await (const bytes of reader as AsyncIterable<Buffer>) {
    taken += bytes.length
    if (taken >= LARGE) break
    if (taken < (pauses + 1) * (LARGE / 24)) continue
    pauses += 1
    await pause(100)
  }

  expect(taken).toBeGreaterThanOrEqual(LARGE)
  expect(performance.now() - start).toBeGreaterThan(stall.afterMs * 2)
})

test('OPS-05 a visitor who could not read because our process stood still is not disconnected', async () => {
  const { port } = await largeFiles()
  const reader = await readerOf(port)
  let taken = 0
  let isFirst = true
  for await (const bytes of reader as AsyncIterable<Buffer>) {
    taken += bytes.length
    if (taken >= LARGE) break
    if (isFirst) standStill(stall.afterMs * 2)
    isFirst = false
  }

  expect(taken).toBeGreaterThanOrEqual(LARGE)
})

test('OPS-05 a page that is slow to render is not a stalled response', async () => {
  const { port } = await frontServer({
    stall,
    async handlePage() {
      await pause(stall.afterMs * 2)
      return new Response('made')
    },
  })

  expect(await sendRaw(port, rawRequest())).toMatchObject({ status: 200 })
})

/** Neither timers nor connections go on meanwhile. */
function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function connectionsOf(server: Server) {
  return new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
}

async function largeFiles() {
  const bytes = Buffer.alloc(LARGE)
  return frontServer({
    stall,
    handlePage: async () =>
      new Response(bytes, { headers: { 'content-type': 'image/jpeg', 'content-length': String(LARGE) } }),
  })
}

async function readerOf(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(rawRequest())
  await once(socket, 'readable')
  return socket
}
