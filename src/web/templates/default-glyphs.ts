/**
 * The characters in a font subset. A page with any other character fetches the whole font as well, so this covers the
 * names of vehicles, people and places in Australia.
 */
export const defaultGlyphs = `${printableAscii()}\u00A0©®°²³½·×–—‘’“”•…€™−ÉËÖÜàáäåçèéêëíïñóôöøúü`

/** The characters as a CSS `unicode-range`: `U+20-7E,U+A0,…`. */
export const defaultGlyphRange = [
  'U+20-7E',
  ...[...defaultGlyphs]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code > 0x7e)
    .map((code) => `U+${code.toString(16).toUpperCase()}`),
].join(',')

function printableAscii() {
  return Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
}
