import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { frontServer } from '../../support/server/front.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const timeouts = { headersMs: 400, requestMs: 100, checkEveryMs: 20 }
const pace = { maxBytes: 1e6, minBytes: 10, withinMs: 200 }
const imageUploads = () => ({
  prepareImage: () => Promise.resolve({ outcome: 'unreadable' } as const),
  folder: temporaryFolder(),
  limits: pace,
})

const LONG_MS = 600

/** Sends the start of a form, then a little of its body again and again. `null`: there was no response for a long time. */
async function drip(port: number, path: string, piece: string) {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  const ending = new AbortController()
  const response = once(socket, 'data').then(([text]: string[]) => /^HTTP\/1.1 (\d+)/.exec(text ?? '')?.[1])
  void response.then(() => ending.abort())
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: harbour.localhost\r\ncontent-type: multipart/form-data; boundary=line\r\ncontent-length: 50000\r\n\r\n`,
  )
  const until = performance.now() + LONG_MS
  while (!ending.signal.aborted && performance.now() < until) {
    socket.write(piece)
    await pause(20, undefined, { signal: ending.signal }).catch(() => {})
  }
  socket.destroy()
  return ending.signal.aborted ? response : null
}

test('OPS-07 photos on a slow line may take longer than other forms', async () => {
  const { port } = await frontServer({ imageUploads: imageUploads() }, timeouts)

  expect(await drip(port, '/contact', 'x'.repeat(20))).toBe('408')
  expect(await drip(port, IMAGE_UPLOAD_PATH, 'x'.repeat(20))).toBeNull()
})

test('OPS-07 photos that hardly come are given up', async () => {
  const { port } = await frontServer({ imageUploads: imageUploads() }, timeouts)

  expect(await drip(port, IMAGE_UPLOAD_PATH, '')).toBe('408')
})

test('OPS-07 photos for a full disk are answered at once and logged, while they still arrive', async () => {
  const { port, lines } = await frontServer(
    { imageUploads: { ...imageUploads(), folder: '/no such folder' } },
    timeouts,
  )
  const photo = '--line\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a'

  expect(await drip(port, IMAGE_UPLOAD_PATH, photo)).toBe('500')
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'A request failed', err: expect.objectContaining({ code: 'ENOENT' }) }),
  )
})
