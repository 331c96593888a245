import type { Encoding } from '#domain/feeds/feed-format.ts'
import { findCharacters, mixedText } from './mixed-encoding.ts'
import { FeedProblem } from './port.ts'

/** The text of a file in one encoding, which the mapping or the file itself names. */
export async function* decodedText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new FeedProblem(`The file is not in ${encoding}, or was cut off in the middle of a character.`)
    }
  }
  for await (const chunk of bytes) yield decode(chunk)
  yield decode()
}

/** The text of a file that looks like UTF-8. A byte that is not valid UTF-8 is read as Windows-1252 and marked as a guess. */
export async function* mixedFileText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let isStart = true
  for await (const chunk of bytes) {
    const piece = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const letters = findCharacters(piece)
    const text = mixedText(piece, letters)
    rest = piece.subarray(letters.end)
    yield isStart ? text.replace(/^\uFEFF/, '') : text
    isStart = false
  }
  if (rest.length > 0) throw new FeedProblem('The file was cut off in the middle of a character.')
}

/** Converts all line ends to one kind and drops the end-of-file character of old systems. */
export async function* plainLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const chunk of text) {
    const whole = held + chunk
    // A line end may have two characters, of which the second is in the next chunk.
    held = whole.endsWith('\r') ? '\r' : ''
    yield unified(held === '' ? whole : whole.slice(0, -1))
  }
  yield unified(held)
}

function unified(text: string) {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return lines.includes('\u001A') ? lines.replaceAll('\u001A', '') : lines
}
