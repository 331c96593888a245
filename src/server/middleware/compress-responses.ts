import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip as gzipCompress,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { bodyOf, wholeResponse } from '#web/rendering/whole-body.ts'
import type { ServerRequest, Step } from '../server-context.ts'
import { type Encoding, preferredEncoding } from './preferred-encoding.ts'

const zstdOnce = promisify(zstdCompress)
const brotliOnce = promisify(brotliCompress)
const gzipOnce = promisify<Body, ZlibOptions, Buffer<ArrayBuffer>>(gzipCompress)

/** Below this size, headers and work cost more than compression saves. */
const MIN_BYTES = 1024
/** About twice the largest page. */
const MOST_AT_ONCE = 2 ** 19

/** Compresses text responses as they are written. Files that are stored compressed are left alone. */
export function compressResponses(): Step {
  return async (c, next) => {
    await next()
    if (!isWorthIt(c)) return
    const { status, headers } = c.res
    headers.append('vary', 'Accept-Encoding')
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    if (!encoding) return

    const whole = bodyOf(c.res) ?? (headers.has('content-length') ? await c.res.arrayBuffer() : null)
    if (whole !== null) {
      const body =
        c.get('shared') || whole.byteLength > MOST_AT_ONCE
          ? await keptCompressed[encoding](whole)
          : quickCompressed[encoding](whole)
      headers.set('content-length', String(body.length))
      // In place of a response, Hono would first copy the headers and the body of the other.
      c.res = undefined
      c.res = wholeResponse(body, { status, headers })
    } else if (!c.res.body) {
      return
    } else {
      c.res = new Response(compressed(c.res.body, encoding), c.res)
    }
    c.res.headers.set('content-encoding', encoding)
    // A compressed page has the same content but other bytes, so its ETag becomes weak.
    const etag = c.res.headers.get('etag')
    if (etag && !etag.startsWith('W/')) c.res.headers.set('etag', `W/${etag}`)
  }
}

function isWorthIt({ req, res: { status, headers } }: ServerRequest) {
  if (req.method === 'HEAD' || status === 206 || headers.has('content-encoding')) return false
  const length = headers.get('content-length')
  if (length !== null && Number(length) < MIN_BYTES) return false
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
}

type Effort = { zstd: ZlibOptions; br: ZlibOptions; gzip: ZlibOptions }
type ZlibOptions = { level?: number; params?: Record<number, number> }

const effortOf = (level: { zstd: number; br: number; gzip: number }): Effort => ({
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: level.zstd } },
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  },
  gzip: { level: level.gzip },
})

/** For one visitor: the longest page costs one or two milliseconds. */
const quick = effortOf({ zstd: 3, br: 4, gzip: 4 })
/** For a page that the cache keeps: three to five milliseconds once, and a tenth fewer bytes for everyone. */
const thorough = effortOf({ zstd: 9, br: 7, gzip: 9 })

const compressors = {
  zstd: () => createZstdCompress(quick.zstd),
  br: () => createBrotliCompress(quick.br),
  gzip: () => createGzip(quick.gzip),
}

type Body = ArrayBuffer | Buffer<ArrayBuffer>

/**
 * For one visitor. Handing a body to another thread costs several times the processor time of the compression itself, and
 * rendering the page has kept everyone waiting for longer.
 */
const quickCompressed: Record<Encoding, (body: Body) => Buffer<ArrayBuffer>> = {
  zstd: (body) => zstdCompressSync(body, quick.zstd),
  br: (body) => brotliCompressSync(body, quick.br),
  gzip: (body) => gzipSync(body, quick.gzip),
}

/** For everyone, on another thread: it takes its time. */
const keptCompressed: Record<Encoding, (body: Body) => Promise<Buffer<ArrayBuffer>>> = {
  zstd: (body) => zstdOnce(body, thorough.zstd),
  br: (body) => brotliOnce(body, thorough.br),
  gzip: (body) => gzipOnce(body, thorough.gzip),
}

/** Flushes each time the page pauses, so that its top is visible while the rest arrives. */
function compressed(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  const small = compressors[encoding]()
  let willFlush = false
  source.on('data', () => {
    if (willFlush) return
    willFlush = true
    setImmediate(() => {
      willFlush = false
      if (!small.writableEnded && !small.destroyed) small.flush()
    })
  })
  // If one side fails, the other is aborted too. The visitor’s side learns of it through its own stream.
  pipeline(source, small, () => {})
  return Readable.toWeb(small) as ReadableStream<Uint8Array>
}
