import { errorResponse } from '../responses/error-response.ts'
import type { Step } from '../server-context.ts'

export type BodyLimits = { maxBytes: number; timeoutMs: number }

/** The longest form has some forty short fields and takes well under ten seconds to send. */
export const formLimits: BodyLimits = { maxBytes: 64 * 1024, timeoutMs: 10_000 }

/** Receives the whole body before any other work, up to a size and a time limit. */
export function receiveBody({ maxBytes, timeoutMs }: BodyLimits): Step {
  return async (c, next) => {
    const request = c.req.raw
    if (!request.body) return next()
    if (Number(request.headers.get('content-length')) > maxBytes) return errorResponse(c, 413, hangUp)

    const body = await bytesOf(request.body, maxBytes, timeoutMs)
    if (body === 'too large') return errorResponse(c, 413, hangUp)
    if (body === 'too slow') return errorResponse(c, 408, hangUp)
    if (body === 'aborted') return errorResponse(c, 400, hangUp)

    const { method, headers, signal } = request
    c.req.raw = new Request(request.url, { method, headers, signal, body: body.length > 0 ? body : null })
    return next()
  }
}

/** The rest of a refused body is not worth receiving. */
const hangUp = { connection: 'close' }

async function bytesOf(stream: ReadableStream<Uint8Array>, maxBytes: number, timeoutMs: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  const timeout = Promise.withResolvers<'too slow'>()
  const timer = setTimeout(() => timeout.resolve('too slow'), timeoutMs)
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), timeout.promise])
      if (read === 'too slow') return read
      if (read.done) return Buffer.concat(chunks)
      length += read.value.length
      if (length > maxBytes) return 'too large'
      chunks.push(read.value)
    }
  } catch {
    // The visitor disconnected; that isn’t our error.
    return 'aborted'
  } finally {
    clearTimeout(timer)
  }
}
