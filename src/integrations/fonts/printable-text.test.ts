import { expect, test } from 'vitest'
import { isMostlyPrintable, printableText } from './printable-text.ts'

/** A small western font. */
const latin = { hasGlyphForCodePoint: (codePoint: number) => codePoint < 0x100 || codePoint === 0x2022 }

test.each([
  ['Škoda Octavia', 'Skoda Octavia'],
  ['Citroën', 'Citroën'],
  ['Citroe\u0308n', 'Citroën'],
  ['A great deal 🚗🚙 today', 'A great deal today'],
  ['4\u00A0×\u202F4', '4 × 4'],
  ['✓ Tow bar', '• Tow bar'],
  ['tri‑tone', 'tri-tone'],
  ['one\n\n\n\ntwo\r\n three', 'one\n\ntwo\nthree'],
  ['\u200Bnothing\u0000 to see\uFEFF', 'nothing to see'],
  ['本田', ''],
])('CAR-13 %j is printed as %j', (text, printed) => {
  expect(printableText(text, latin)).toBe(printed)
})

test.each([
  ['Driven by a nurse.', true],
  ['Driven by a nurse 🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗', true],
  ['本田技研工業 by Honda', false],
  ['🚗', false],
  ['', false],
])('CAR-13 whether %j is still meaningful when printed is %j', (text, is) => {
  expect(isMostlyPrintable(text, latin)).toBe(is)
})
