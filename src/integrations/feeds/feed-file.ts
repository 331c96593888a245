import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Encoding, FeedFormat } from '#domain/feeds/feed-format.ts'
import { csvRows } from './csv-rows.ts'
import { jsonLineRows } from './json-line-rows.ts'
import { jsonRows } from './json-rows.ts'
import { type FeedFile, FeedProblem, type FeedReader } from './port.ts'
import { refuseForeign, sniffEncoding, sniffKind, SNIFFED_BYTES } from './sniff.ts'
import { xmlRows } from './xml-rows.ts'

/** Reads feeds from files: CSV, JSON, JSON lines and XML. */
export const feedFiles: FeedReader = { open }

async function open(path: string): Promise<FeedFile> {
  const before = await statOf(path)
  const { fingerprint, start, encoding, endsLines } = await inspect(path)
  const file = { name: basename(path), bytes: before.size, modifiedAt: before.mtime, fingerprint }

  return {
    ...file,
    async *rows(format, onProgress) {
      const asked = format.encoding === 'auto' ? encoding : format.encoding
      const looksLike = sniffKind(new TextDecoder(asked).decode(start))
      const chosen = chosenFormat(format, looksLike)
      if (chosen.type === 'csv' && chosen.endsLines && !endsLines) {
        throw new FeedProblem(
          'The last line of the file does not end, as it always does in this feed: it was cut off.',
        )
      }
      yield* rowsOf(chosen, decoded(path, asked, onProgress))

      const after = await statOf(path)
      if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
        throw new FeedProblem('The file changed while it was read. Try again when it has arrived whole.')
      }
    },
  }
}

async function statOf(path: string): Promise<Stats> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FeedProblem(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}`,
    )
  })
  if (!stats.isFile()) throw new FeedProblem(`${path} is not a file.`)
  return stats
}

/** One pass over the bytes: what tells this file from any other, and how its letters are written down. */
async function inspect(path: string) {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let start: Buffer = Buffer.alloc(0)
  let last: Buffer = start
  let isUtf8 = true

  for await (const chunk of bytesOf(path)) {
    hash.update(chunk)
    if (start.length < SNIFFED_BYTES) start = Buffer.concat([start, chunk.subarray(0, SNIFFED_BYTES)])
    last = chunk
    isUtf8 = isUtf8 && decodes(utf8, chunk)
  }
  isUtf8 = isUtf8 && decodes(utf8)
  if (start.toString('latin1').trim() === '') throw new FeedProblem('The file is empty.')
  refuseForeign(start)

  const encoding: Encoding = sniffEncoding(start) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
  const endsLines = /[\n\r]\0?$/.test(last.subarray(-2).toString('latin1'))
  return { fingerprint: hash.digest('hex'), start, encoding, endsLines }
}

function decodes(decoder: TextDecoder, chunk?: Buffer) {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** A mapping for one kind of file says so before it stumbles over another. */
function chosenFormat(
  format: FeedFormat,
  looksLike: ReturnType<typeof sniffKind>,
): Exclude<FeedFormat, { type: 'auto' }> {
  if (format.type === 'auto') return { type: looksLike, encoding: format.encoding, endsLines: false }
  const isJson = format.type.startsWith('json') && looksLike.startsWith('json')
  if (format.type === looksLike || isJson) return format
  throw new FeedProblem(
    `The mapping reads ${kindNames[format.type]}, but the file looks like ${kindNames[looksLike]}.`,
  )
}

const kindNames = { csv: 'CSV', json: 'JSON', jsonl: 'JSON lines', xml: 'XML' }

function rowsOf(format: Exclude<FeedFormat, { type: 'auto' }>, text: AsyncIterable<string>) {
  switch (format.type) {
    case 'csv':
      return csvRows(text, format.delimiter)
    case 'json':
      return jsonRows(text, format.records)
    case 'jsonl':
      return jsonLineRows(text)
    case 'xml':
      return xmlRows(text, format.records)
  }
}

async function* decoded(path: string, encoding: Encoding, onProgress: (bytesRead: number) => void) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let bytesRead = 0
  for await (const chunk of bytesOf(path)) {
    yield decode(decoder, encoding, chunk)
    bytesRead += chunk.length
    onProgress(bytesRead)
  }
  yield decode(decoder, encoding)
}

function decode(decoder: TextDecoder, encoding: Encoding, chunk?: Buffer) {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new FeedProblem(
      `The file is not written in ${encoding}, or it was cut off in the middle of a letter.`,
    )
  }
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) yield chunk as Buffer
  } catch (error) {
    throw new FeedProblem(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
