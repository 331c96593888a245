import { basename } from 'node:path'
import type { Encoding, FeedFormat } from '#domain/feeds/feed-format.ts'
import { withoutMarkup } from './cell-markup.ts'
import { csvRows } from './csv-rows.ts'
import { decodedText, mixedFileText, plainLines } from './decode-text.ts'
import { bytesOf, inspect, statOf } from './feed-bytes.ts'
import { jsonLineRows } from './json-line-rows.ts'
import { jsonRows } from './json-rows.ts'
import { type FeedFile, FeedProblem, type FeedReader, UnusableFile } from './port.ts'
import { refuseWebPage, sniffKind } from './sniff.ts'
import { xmlRows } from './xml-rows.ts'

/** Reads feeds from files: CSV, JSON, JSON lines and XML. */
export const feedFiles: FeedReader = { open }

async function open(path: string): Promise<FeedFile> {
  const before = await statOf(path)
  const name = basename(path)
  const { fingerprint, start, encoding, endsLines } = await inspect(path).catch((error: unknown) => {
    throw error instanceof FeedProblem
      ? new UnusableFile(error.message, { name, modifiedAt: before.mtime })
      : error
  })
  const file = { name, bytes: before.size, modifiedAt: before.mtime, fingerprint, encoding }

  return {
    ...file,
    async *rows(format, onProgress) {
      const asked = format.encoding === 'auto' ? encoding : format.encoding
      const startText = new TextDecoder(asked).decode(start)
      refuseWebPage(startText)
      const looksLike = sniffKind(startText)
      const chosen = chosenFormat(format, looksLike)
      if (chosen.type === 'csv' && chosen.endsLines && !endsLines) {
        throw new FeedProblem(
          'The last line of the file has no line end, as it always has in this feed: the file was cut off.',
        )
      }
      const text = plainLines(textOf(withProgress(bytesOf(path), onProgress), format, asked))
      for await (const row of rowsOf(chosen, text)) yield withoutMarkup(row)

      const after = await statOf(path)
      if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
        throw new FeedProblem(
          'The file changed while it was being read. Try again when it has arrived completely.',
        )
      }
    },
  }
}

/** Reports a file of another kind than the mapping’s before parsing it. */
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

function textOf(bytes: AsyncIterable<Buffer>, format: FeedFormat, encoding: Encoding) {
  // A mapping that names the encoding gets no guesses.
  return format.encoding === 'auto' && encoding === 'utf-8'
    ? mixedFileText(bytes)
    : decodedText(bytes, encoding)
}

async function* withProgress(bytes: AsyncIterable<Buffer>, onProgress: (bytesRead: number) => void) {
  let bytesRead = 0
  for await (const chunk of bytes) {
    yield chunk
    bytesRead += chunk.length
    onProgress(bytesRead)
  }
}
