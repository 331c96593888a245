/**
 * What nearly every page gets by with. A page with any other letter fetches the whole font as well, so what vehicles,
 * people and places of Australia are called with belongs here.
 */
export const defaultGlyphs = `${printableAscii()}\u00A0©®°²³½·×–—‘’“”•…€™−ÉËÖÜàáäåçèéêëíïñóôöøúü`

/** As style sheets write it: `U+20-7E,U+A0,…`. */
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
