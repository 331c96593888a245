import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/**
 * Unpacks a compressed font (WOFF 1). Font readers would unpack a table again for each character they look up, which takes
 * longer than everything else about a page.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)

  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as Entry
    const given = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(given) : given
    const at = FONT_HEADER + index * FONT_ENTRY
    woff.copy(head, at, entry, entry + 4)
    woff.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    // Each table starts at a multiple of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}

type Entry = [start: number, packed: number, length: number]
