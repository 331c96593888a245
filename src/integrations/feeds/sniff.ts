import type { Encoding } from '#domain/feeds/feed-format.ts'
import { FeedProblem } from './port.ts'

/** How many bytes at the start of a file show its kind. */
export const SNIFFED_BYTES = 64 * 1024

const signatures: [signature: string, what: string][] = [
  ['504b0304', 'a ZIP file or a spreadsheet'],
  ['1f8b', 'a gzip file'],
  ['25504446', 'a PDF'],
  ['d0cf11e0', 'an old spreadsheet'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['fffe0000', 'text in UTF-32'],
  ['0000feff', 'text in UTF-32'],
]

/** Refuses a file that cannot be a feed, and says what it is. */
export function refuseForeign(start: Buffer): void {
  const hex = start.subarray(0, 4).toString('hex')
  const found = signatures.find(([signature]) => hex.startsWith(signature))
  if (found) throw new FeedProblem(`The file is ${found[1]}, not a feed. Unpack it or save it as CSV first.`)
  if (sniffEncoding(start) === null && start.filter(isNoText).length > start.length * STRAY_SHARE)
    throw new FeedProblem('The file is not text, so it is not a feed. Save it as CSV first.')
}

/** A sign-in or error page often arrives in place of a feed. */
export function refuseWebPage(start: string): void {
  const [beginning = ''] = start
    .replaceAll(/<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)/gs, '')
    .trimStart()
    .split('>', 1)
  if (
    !/^\uFEFF?\s*<(?:!doctype\s+html|html|head|body|div|script|style|form|center|h1|p|br)(?=[\s/]|$)/i.test(
      beginning,
    )
  )
    return
  const title = /<title[^<>]*>([^<]{1,100})/i.exec(start)?.[1]?.trim().replaceAll(/\s+/g, ' ')
  const called = title ? ` called “${title}”` : ''
  throw new FeedProblem(
    `The file is a web page${called}, not a feed. Was it saved from a sign-in or error page?`,
  )
}

/** Real feeds have a stray control character here and there. Other files are full of them. */
const STRAY_SHARE = 0.01

/** A control character other than tabs, line ends, page breaks and end-of-file. */
function isNoText(byte: number) {
  return byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1a
}

/** The encoding, if the first bytes show it. Otherwise the whole file must be read. */
export function sniffEncoding(start: Buffer): Encoding | null {
  const hex = start.subarray(0, 3).toString('hex')
  if (hex === 'efbbbf') return 'utf-8'
  if (hex.startsWith('fffe')) return 'utf-16le'
  if (hex.startsWith('feff')) return 'utf-16be'
  return withoutMark(start)
}

/** Latin text in UTF-16 has every other byte empty, always on the same side. */
function withoutMark(start: Buffer): Encoding | null {
  const empty = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = empty
  const many = start.length / 4
  if (odd > many && even < odd / 8) return 'utf-16le'
  if (even > many && odd < even / 8) return 'utf-16be'
  return null
}

export type Kind = 'csv' | 'json' | 'jsonl' | 'xml'

/** The kind of file that the first characters look like. */
export function sniffKind(start: string): Kind {
  const text = start.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('<')) return 'xml'
  if (text.startsWith('[')) return 'json'
  return text.startsWith('{') ? kindOfJson(text) : 'csv'
}

/** Lines that are whole objects mean JSON lines, unless there is one line that only contains the list. */
function kindOfJson(text: string): Kind {
  const [first = '', second = ''] = text.split(/\r\n?|\n/)
  try {
    const values = Object.values(JSON.parse(first))
    return second === '' && values.some(isListOfObjects) ? 'json' : 'jsonl'
  } catch {
    return 'json'
  }
}

function isListOfObjects(value: unknown) {
  return Array.isArray(value) && typeof value[0] === 'object'
}

/** The delimiter that occurs most in the header. */
export function sniffDelimiter(header: string): string {
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length,
  }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}
