/** Invisible characters that do harm: control characters, and marks that change the direction of text. */
const harmful = /(?![\t\n\r])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu

/** Most texts are clean. Skipping them makes an import of a million rows faster. */
const plain = /^[!-~]+(?: [!-~]+)*$/

const blank = /\s/

/** Cleans one line of text: removes control characters and collapses whitespace. */
export function cleanLine(text: string): string {
  if (plain.test(text)) return text
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim()
}

/** Cleans text of several lines: removes control characters and keeps line breaks. */
export function cleanLines(text: string): string {
  return withoutControls(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Feeds write “unknown” in many ways; spacing and case make no difference. */
export function placeholderKey(text: string): string {
  const lower = text.toLowerCase()
  return blank.test(lower) ? lower.replaceAll(/\s/g, '') : lower
}

/** Removes control characters, broken surrogates and marks that change the direction of text. */
export function withoutControls(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(harmful, '')
}
