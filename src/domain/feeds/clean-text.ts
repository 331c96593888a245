/** Characters that show nothing and do harm: controls, and marks that turn the direction of writing around. */
const harmful = /(?![\t\n\r])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu

/** Most texts are fine as they come; a million rows are faster when nothing is done to them. */
const plain = /^[!-~]+(?: [!-~]+)*$/

const blank = /\s/

/** Text of one line as a feed means it: without controls, and with single blanks. */
export function cleanLine(text: string): string {
  if (plain.test(text)) return text
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim()
}

/** Text of many lines as a feed means it: without controls, with its line breaks. */
export function cleanLines(text: string): string {
  return withoutControls(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Feeds write “unknown” in many ways; blanks and capitals make no difference to them. */
export function placeholderKey(text: string): string {
  const lower = text.toLowerCase()
  return blank.test(lower) ? lower.replaceAll(/\s/g, '') : lower
}

/** The same letters without controls, half characters and marks that turn the direction of writing around. */
export function withoutControls(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(harmful, '')
}
