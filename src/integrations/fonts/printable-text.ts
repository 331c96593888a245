/** Which characters a font has. */
export type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean }

/**
 * A text in the characters that a font has. An unsupported accent is dropped from its letter, and what cannot be drawn at
 * all, such as an emoji, is left out rather than printed as an empty box.
 */
export function printableText(text: string, font: Glyphs): string {
  const drawn = Array.from(text.normalize('NFC'), (character) => printableCharacter(character, font)).join('')
  return drawn
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether enough of a text is left to keep its meaning. */
export function isMostlyPrintable(text: string, font: Glyphs): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const kept = printableText(text, font).match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return kept > 0 && kept >= letters * MIN_SHARE
}

const MIN_SHARE = 0.6

function printableCharacter(character: string, font: Glyphs) {
  if (/\s/.test(character)) return character === '\n' ? '\n' : ' '
  if (has(font, character)) return character
  const plain = plainly[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return Array.from(plain).every((part) => has(font, part)) ? plain : ''
}

/** Characters with a common replacement. */
const plainly: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2212': '-',
  '\u2015': '-',
  '●': '•',
  '▪': '•',
  '■': '•',
  '✔': '•',
  '✓': '•',
  '→': '-',
  '★': '*',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
}

function has(font: Glyphs, character: string) {
  const codePoint = character.codePointAt(0)
  return codePoint !== undefined && codePoint >= 32 && font.hasGlyphForCodePoint(codePoint)
}
