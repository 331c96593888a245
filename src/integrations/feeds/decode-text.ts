import type { Encoding } from '#domain/feeds/feed-format.ts'
import { lettersIn, mixedText } from './mixed-letters.ts'
import { FeedProblem } from './port.ts'

/** The text of a file whose letters are all written down in one way, as the mapping or the file itself says. */
export async function* decodedText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new FeedProblem(
        `The file is not written in ${encoding}, or it was cut off in the middle of a letter.`,
      )
    }
  }
  for await (const chunk of bytes) yield decode(chunk)
  yield decode()
}

/** The text of a file that looks like UTF-8. A byte that is none is a letter of Windows-1252, and marked as guessed. */
export async function* mixedFileText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let isStart = true
  for await (const chunk of bytes) {
    const piece = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const letters = lettersIn(piece)
    const text = mixedText(piece, letters)
    rest = piece.subarray(letters.end)
    yield isStart ? text.replace(/^\uFEFF/, '') : text
    isStart = false
  }
  if (rest.length > 0) throw new FeedProblem('The file was cut off in the middle of a letter.')
}

/** One kind of line end, whichever the file has or mixes, and no mark of an old system for the end of the file. */
export async function* plainLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const chunk of text) {
    const whole = held + chunk
    // A line may end in two characters, of which the second is still to come.
    held = whole.endsWith('\r') ? '\r' : ''
    yield unified(held === '' ? whole : whole.slice(0, -1))
  }
  yield unified(held)
}

function unified(text: string) {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return lines.includes('\u001A') ? lines.replaceAll('\u001A', '') : lines
}
