import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feedFormat } from '#domain/feeds/feed-format.ts'
import { feedFiles } from '#integrations/feeds/feed-file.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The cells of every row. A broken row throws. */
export async function read(content: string | Buffer, format?: object) {
  const rows = await rowsOf(content, format)
  return rows.map((row) => {
    if ('broken' in row) throw new Error(row.broken)
    return Object.fromEntries(row.cells)
  })
}

/** The rows of a feed with this content, including broken ones. */
export async function rowsOf(content: string | Buffer, format: object = { type: 'auto' }) {
  const file = await feedFiles.open(saved(content))
  return all(file.rows(feedFormat.parse(format), () => {}))
}

export async function all<T>(items: AsyncIterable<T> | Iterable<T>) {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

/** The path of a file with this content, deleted after the test. */
export function saved(content: string | Buffer) {
  const path = join(temporaryFolder(), 'feed')
  writeFileSync(path, content)
  return path
}
