import { pipeline, Readable } from 'node:stream'
import { parser, type Token } from 'stream-json/parser.js'
import type { BrokenRow, FeedRow } from '#domain/feeds/feed-row.ts'
import { FeedProblem } from './port.ts'
import { recordWalker } from './json-record-walker.ts'

/**
 * The objects of a list in a JSON file. The list is at a path such as `data.vehicles`. Without a path it is the whole file,
 * or the only list of objects in the file’s top-level object.
 */
export async function* jsonRows(
  text: AsyncIterable<string>,
  records?: string,
): AsyncGenerator<FeedRow | BrokenRow> {
  const walker = recordWalker(records)
  try {
    for await (const token of tokensOf(text)) {
      const row = walker.take(token)
      if (row) yield row
    }
  } catch (error) {
    if (error instanceof FeedProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FeedProblem(`The file was cut off or is not valid JSON after row ${walker.rows()}: ${reason}.`)
  }
  if (!walker.foundList()) {
    throw new FeedProblem(
      records === undefined
        ? 'There is no list of objects in the file.'
        : `There is no list at “${records}”.`,
    )
  }
}

/** Strings arrive in pieces, so that an endless one does not fill the memory. */
function tokensOf(text: AsyncIterable<string>): AsyncIterable<Token> {
  const tokens = parser.asStream({ packValues: false })
  pipeline(Readable.from(text), tokens, () => {})
  return tokens
}
