import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const words = '<!doctype html><p>A vehicle for everybody.</p>'.repeat(200)
const page = () => Promise.resolve(html(words))

describe('OPS-05 a page', () => {
  test.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
  ])('is compressed as %s for a browser that accepts “%s”', async (encoding, accepted, unpack) => {
    const answer = await ask(accepted)

    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(words.length / 10)
    expect(unpack(bytes).toString()).toBe(words)
  })

  test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0', 'nonsense;;q=,'])(
    'is not compressed for a client that only accepts “%s”',
    async (accepted) => {
      const answer = await ask(accepted)

      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.text()).toBe(words)
    },
  )

  test('is not compressed if it is short or a picture', async () => {
    const short = await ask('gzip', () => Promise.resolve(html('short', { 'content-length': '5' })))
    const picture = await ask('gzip', () => Promise.resolve(html(words, { 'content-type': 'image/webp' })))

    expect(short.headers.get('content-encoding')).toBeNull()
    expect(picture.headers.get('content-encoding')).toBeNull()
  })

  test('has a length if it is complete', async () => {
    const whole = () => Promise.resolve(html(words, { 'content-length': String(words.length) }))
    const answer = await ask('br', whole)

    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(words)
  })

  test('sends its top before the rest', async () => {
    const rest = Promise.withResolvers<undefined>()
    const answer = await ask('br', () => Promise.resolve(html(slowly(words, rest.promise))))
    const reader = answer.body?.getReader()

    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    rest.resolve(undefined)
    while (!(await reader?.read())?.done);
  })

  test('stops rendering when the visitor leaves', async () => {
    const made = new EventTarget()
    const gone = once(made, 'gone')
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.from(words)),
      cancel: () => void made.dispatchEvent(new Event('gone')),
    })
    const answer = await ask('gzip', () => Promise.resolve(html(body)))

    await answer.body?.cancel()

    await gone
  })
})

function ask(accepted: string | undefined, handlePage = page) {
  const { app } = frontApp({ handlePage })
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return app.request('http://harbour.localhost/', { headers })
}

function html(body: BodyInit, headers: Record<string, string> = {}) {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

function slowly(text: string, rest: Promise<undefined>) {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(text))
      await rest
      controller.enqueue(Buffer.from(text))
      controller.close()
    },
  })
}
