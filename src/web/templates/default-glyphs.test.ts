import { expect, test } from 'vitest'
import { defaultGlyphs, defaultGlyphRange } from './default-glyphs.ts'

test('SITE-03 font subsets contain the characters of names, prices and sentences', () => {
  for (const letter of 'Citroën C4 – $24,990* “drive away”, 5.9 % p.a. · 1.5 L × 4') {
    expect(defaultGlyphs).toContain(letter)
  }
})

test('SITE-03 lists the characters as a unicode-range', () => {
  expect(defaultGlyphRange).toMatch(/^U\+20-7E,U\+A0,/)
  expect(defaultGlyphRange.split(',')).toContain('U+20AC')
})
