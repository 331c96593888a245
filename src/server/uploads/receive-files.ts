import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { IMAGE_BYTES_LIMIT, MAX_IMAGES } from '#domain/uploads/image-rules.ts'
import type { ReceivedFile } from '#operations/uploads/store-image.ts'
import { freeReceived } from './free-received.ts'
import { keepFresh } from './keep-fresh.ts'

export type ReceiveLimits = {
  /** Ten photos that are each too large are received to the end, so that the browser gets to see the message. */
  maxBytes: number
  /** Fewer bytes than this in this time, and the connection is given up. */
  minBytes: number
  withinMs: number
}

export const receiveLimits: ReceiveLimits = { maxBytes: 1.5e8, minBytes: 4096, withinMs: 15_000 }

export type ReceivedForm = {
  fields: ReadonlyMap<string, string>
  files: readonly ReceivedFile[]
  /** Whether there were more files than a form may have. */
  hasMore: boolean
}

export type ReceiveFailure = 'malformed' | 'too large' | 'too slow' | 'aborted'

/**
 * Receives a form with files, which go to a folder as they arrive: only a few kilobytes of each request are in memory.
 * Calls `use` once everything has arrived, and removes the files after it.
 */
export async function receiveFiles<Result>(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  { folder, limits }: { folder: string; limits: ReceiveLimits },
  use: (form: ReceivedForm) => Promise<Result>,
): Promise<Result | { failed: ReceiveFailure }> {
  const paths: string[] = []
  const newPath = () => {
    const path = join(folder, randomUUID())
    paths.push(path)
    return path
  }
  const keeping = keepFresh(paths)
  try {
    const form = await received({ body, headers }, limits, newPath)
    return typeof form === 'string' ? { failed: form } : await use(form)
  } finally {
    keeping.stop()
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

async function received(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  limits: ReceiveLimits,
  newPath: () => string,
): Promise<ReceivedForm | ReceiveFailure> {
  if (!body) return 'malformed'
  if (Number(headers.get('content-length')) > limits.maxBytes) return 'too large'
  const parser = parserFor(headers.get('content-type') ?? '')
  if (!parser) return 'malformed'

  const giveUp = new AbortController()
  const { signal } = giveUp
  const fields = new Map<string, string>()
  const arriving: Promise<ReceivedFile | null>[] = []
  let hasMore = false
  parser.on('field', (name, value) => void fields.set(name, value))
  parser.on('filesLimit', () => (hasMore = true))
  parser.on('file', (_field, stream, name = '') => {
    // A failure ends the whole request at once. Its body would wait for a file that nobody writes any more.
    const file = writeFile(stream, { name, path: newPath(), signal })
    file.catch((error: unknown) => giveUp.abort(error))
    arriving.push(file)
  })

  let [bytes, isFromVisitor] = [0, true]
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length
        freeReceived(chunk.length)
        if (bytes > limits.maxBytes) giveUp.abort('too large' satisfies ReceiveFailure)
        yield chunk
      }
      isFromVisitor = false
    } catch (error) {
      giveUp.abort('aborted' satisfies ReceiveFailure)
      throw error
    }
  }
  const stopWatching = watchPace(
    () => bytes,
    () => isFromVisitor && giveUp.abort('too slow' satisfies ReceiveFailure),
    limits,
  )
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), counted, parser, {
      signal,
    })
    const files = await Promise.all(arriving)
    return { fields, files: files.filter((file) => file !== null), hasMore }
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error
    giveUp.abort('malformed' satisfies ReceiveFailure)
    if (isOurs(cause)) throw cause
    return typeof cause === 'string' ? (cause as ReceiveFailure) : 'malformed'
  } finally {
    stopWatching()
    await Promise.allSettled(arriving)
  }
}

/** The form has a handful of short fields. One byte more than these limits is noticed. */
const parserLimits = {
  fields: 20,
  fieldSize: 2000,
  files: MAX_IMAGES,
  fileSize: IMAGE_BYTES_LIMIT - 1,
  parts: 60,
  headerPairs: 20,
  headerSize: 4096,
}

function parserFor(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: parserLimits, preservePath: true })
  } catch {
    return null
  }
}

/** Writes one file, up to the limit. A file field that was left empty has no name and no content. */
async function writeFile(
  stream: BusboyFileStream,
  { name, path, signal }: { name: string; path: string; signal: AbortSignal },
): Promise<ReceivedFile | null> {
  const hash = createHash('sha256')
  const start: Buffer[] = []
  let byteLength = 0
  const noted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (byteLength < START_BYTES) start.push(chunk.subarray(0, START_BYTES - byteLength))
      byteLength += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  const file = createWriteStream(path, { mode: 0o600 })
  // Where the pipeline fails, the file may still be about to be opened: it would be there after its removal.
  const closed = once(file, 'close')
  try {
    await pipeline(stream, noted, file, { signal })
  } finally {
    await closed
  }
  if (byteLength === 0 && name === '') return null
  if (stream.truncated) byteLength = IMAGE_BYTES_LIMIT
  return { path, name, byteLength, hash: hash.digest('hex'), start: Buffer.concat(start) }
}

const START_BYTES = 256

function watchPace(received: () => number, onSlow: () => void, { minBytes, withinMs }: ReceiveLimits) {
  let before = 0
  const watching = setInterval(() => {
    if (received() - before < minBytes) onSlow()
    before = received()
  }, withinMs).unref()
  return () => clearInterval(watching)
}

/** A full disk is no fault of the visitor. */
function isOurs(error: unknown) {
  return error instanceof Error && 'syscall' in error
}
