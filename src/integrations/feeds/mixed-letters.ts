import { isAscii } from 'node:buffer'

/**
 * Files put together by several programs hold letters written down in two ways: UTF-8, and here and there a byte of
 * Windows-1252 that no UTF-8 letter has.
 */
export type Letters = {
  /** Letters of several bytes. */
  wide: number
  /** Those of them that two letters of Windows-1252 would hardly make by accident, as `É”` makes one. */
  sure: number
  /** Where the bytes are that belong to no letter. */
  strays: number[]
  /** Where a letter begins that is not whole yet. */
  end: number
}

export function lettersIn(bytes: Buffer): Letters {
  const letters: Letters = { wide: 0, sure: 0, strays: [], end: bytes.length }
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

/** Letters of two bytes begin with this or less where they are Latin. */
const LAST_LATIN = 0xc5

/** How many bytes the letter of UTF-8 has that begins here; 0 when none does. */
function letterLength(bytes: Buffer, at: number) {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next]
    if (byte === undefined) return UNFINISHED
    const [least, most] = next === 1 ? secondByte(first) : [0x80, 0xbf]
    if (byte < least || byte > most) return 0
  }
  return length
}

/** Not every second byte makes a letter: some would be longer than need be, or half of a pair. */
function secondByte(first: number): [least: number, most: number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return [0x80, 0xbf]
}

/** Follows a letter that was guessed, up to where rows are made; no text of its own holds this. */
const MARK = '\uFFFF'
const windows1252 = new TextDecoder('windows-1252')

/** The text of these bytes, with the stray ones read as Windows-1252 and marked. */
export function mixedText(bytes: Buffer, { strays, end }: Letters): string {
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
