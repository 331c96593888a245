import { isAscii } from 'node:buffer'

/**
 * Files from several programs may mix two encodings: UTF-8, and some bytes of Windows-1252 that are not valid in UTF-8.
 */
export type Utf8Characters = {
  /** Characters of several bytes. */
  wide: number
  /** Those that two Windows-1252 characters would hardly form by accident, as `É”` forms one. */
  sure: number
  /** The positions of bytes that belong to no character. */
  strays: number[]
  /** Where an incomplete character starts. */
  end: number
}

export function findCharacters(bytes: Buffer): Utf8Characters {
  const letters: Utf8Characters = { wide: 0, sure: 0, strays: [], end: bytes.length }
  if (isAscii(bytes)) return letters
  for (let at = 0; at < bytes.length;) {
    const length = letterLength(bytes, at)
    if (length === UNFINISHED) return { ...letters, end: at }
    if (length === 0) letters.strays.push(at)
    if (length > 1) letters.wide += 1
    if (length > 2 || (length === 2 && (bytes[at] ?? 0) <= LAST_LATIN)) letters.sure += 1
    at += Math.max(length, 1)
  }
  return letters
}

const UNFINISHED = -1

/** Two-byte characters start with at most this if they are Latin. */
const LAST_LATIN = 0xc5

/** How many bytes the UTF-8 character at this position has, or 0 if there is none. */
function letterLength(bytes: Buffer, at: number) {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next]
    if (byte === undefined) return UNFINISHED
    const [min, max] = next === 1 ? secondByte(first) : [0x80, 0xbf]
    if (byte < min || byte > max) return 0
  }
  return length
}

/** The valid second bytes: others would be overlong, or half of a surrogate pair. */
function secondByte(first: number): [min: number, max: number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return [0x80, 0xbf]
}

/** Marks a guessed character until rows are made. No real text contains this. */
const MARK = '\uFFFF'
const windows1252 = new TextDecoder('windows-1252')

/** The text of these bytes, with stray ones read as Windows-1252 and marked. */
export function mixedText(bytes: Buffer, { strays, end }: Utf8Characters): string {
  let [text, from] = ['', 0]
  for (const at of strays) {
    text += bytes.toString('utf8', from, at) + windows1252.decode(bytes.subarray(at, at + 1)) + MARK
    from = at + 1
  }
  return text + bytes.toString('utf8', from, end)
}

export function withoutMarks(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, '') : text
}
