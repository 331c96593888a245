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
import { bodyOf, joinedForNow, partsOf, wholeResponse } from '#web/rendering/whole-body.ts'
import type { ServerRequest, Step } from '../server-context.ts'
import { type Encoding, preferredEncoding } from './preferred-encoding.ts'

const zstdOnce = promisify(zstdCompress)
const brotliOnce = promisify(brotliCompress)
const gzipOnce = promisify<Body, ZlibOptions, Buffer<ArrayBuffer>>(gzipCompress)

/** Below this size, headers and work cost more than compression saves. */
const MIN_BYTES = 1024
/** About twice the largest page. */
const MAX_AT_ONCE = 2 ** 19

/** Compresses text responses as they are written, and gives each response its body. Files that are stored compressed are left alone. */
export function compressResponses(): Step {
  return async (c, next) => {
    await next()
    const encoding = isWorthIt(c) ? chosenEncoding(c) : null
    const body = encoding ? await compressedBody(c, encoding) : bodyOf(c.res)
    if (body) replaceBody(c, body)
    else if (encoding && c.res.body) c.res = new Response(compressed(c.res.body, encoding), c.res)
    else return
    if (encoding) describeEncoding(c.res.headers, encoding)
  }
}

function chosenEncoding({ req, res }: ServerRequest) {
  res.headers.append('vary', 'Accept-Encoding')
  return preferredEncoding(req.header('accept-encoding'))
}

/** `null` where the body is not known as a whole. */
async function compressedBody(c: ServerRequest, encoding: Encoding) {
  const parts = partsOf(c.res)
  if (!parts && !c.res.headers.has('content-length')) return null
  const isKept = c.get('shared') || Number(c.res.headers.get('content-length')) > MAX_AT_ONCE
  if (isKept) return keptCompressed[encoding](bodyOf(c.res) ?? (await c.res.arrayBuffer()))
  return quickCompressed[encoding](parts ? joinedForNow(parts) : await c.res.arrayBuffer())
}

function replaceBody(c: ServerRequest, body: Buffer<ArrayBuffer>) {
  const { status, headers } = c.res
  headers.set('content-length', String(body.length))
  // In place of a response, Hono would first copy the headers and the body of the other.
  c.res = undefined
  c.res = wholeResponse(body, { status, headers })
}

function describeEncoding(headers: Headers, encoding: Encoding) {
  headers.set('content-encoding', encoding)
  // A compressed page has the same content but other bytes, so its ETag becomes weak.
  const etag = headers.get('etag')
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
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
