import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Encoding } from '#domain/feeds/feed-format.ts'
import { findCharacters } from './mixed-encoding.ts'
import { FeedProblem } from './port.ts'
import { refuseForeign, sniffEncoding, SNIFFED_BYTES } from './sniff.ts'

export async function statOf(path: string): Promise<Stats> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FeedProblem(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}`,
    )
  })
  if (!stats.isFile()) throw new FeedProblem(`${path} is not a file.`)
  return stats
}

/** All rows of a chunk are in memory at once, so a larger one takes more of it, and is slower. */
const CHUNK_BYTES = 16 * 1024

export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) yield chunk as Buffer
  } catch (error) {
    throw new FeedProblem(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Reads the bytes once for the file’s fingerprint and its encoding. */
export async function inspect(
  path: string,
): Promise<{ fingerprint: string; start: Buffer; encoding: Encoding; endsLines: boolean }> {
  const hash = createHash('sha256')
  const letters = letterCount()
  let start: Buffer = Buffer.alloc(0)
  let last: Buffer = start

  for await (const chunk of bytesOf(path)) {
    hash.update(chunk)
    if (start.length < SNIFFED_BYTES) start = Buffer.concat([start, chunk.subarray(0, SNIFFED_BYTES)])
    last = chunk
    letters.add(chunk)
  }
  if (start.toString('latin1').trim() === '') throw new FeedProblem('The file is empty.')
  refuseForeign(start)

  const encoding = sniffEncoding(start) ?? (letters.areWindows1252() ? 'windows-1252' : 'utf-8')
  const endsLines = /[\n\r]\0?$/.test(last.subarray(-3).toString('latin1').replaceAll('\u001A', ''))
  return { fingerprint: hash.digest('hex'), start, encoding, endsLines }
}

/** In a Windows-1252 file two characters may happen to look like one of UTF-8. Above this ratio it is no accident. */
const STRAYS_PER_WIDE = 10

function letterCount() {
  let rest: Buffer = Buffer.alloc(0)
  let [wide, sure, strays] = [0, 0, 0]
  return {
    add(chunk: Buffer) {
      const piece = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const found = findCharacters(piece)
      wide += found.wide
      sure += found.sure
      strays += found.strays.length
      rest = piece.subarray(found.end)
    },
    areWindows1252: () => sure === 0 && strays + rest.length > wide * STRAYS_PER_WIDE,
  }
}
