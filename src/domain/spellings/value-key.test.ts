import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueKey } from './value-key.ts'

test.each([
  ['White', 'WHITE', ' white '],
  ['Mercedes-Benz', 'MERCEDES BENZ', 'mercedes – benz'],
  ['Land Rover', 'Landrover', 'LAND-ROVER'],
  ['CX-5', 'CX5', 'cx 5', 'CX‑5', 'CX−5'],
  ['RAV4', 'RAV 4', 'Rav-4'],
  ['C-Class', 'C Class', 'C CLASS', 'c‐class'],
  ['Mazda 3', 'Mazda3', 'MAZDA-3'],
  ['i30 N', 'i30N', 'I30 n'],
  ['A4', 'A 4'],
  ['9-3', '9 3'],
  ['Citroën', 'CITROEN', 'Citroe\u0308n'],
  ['Škoda', 'SKODA'],
  ['Weiß', 'WEISS'],
  ['ΟΔΟΣ', 'οδος', 'οδός'],
  ['Petrol/Electric', 'PETROL / ELECTRIC'],
  ['King’s', "king's"],
  ['Blue\u00A0Grey', 'blue\u200B grey', 'Blue-Grey'],
  ['ＧＴ', 'gt'],
])('DATA-01 all spellings of %s share a key', (...spellings) => {
  expect(new Set(spellings.map((value) => valueKey('model', value))).size).toBe(1)
})

test.each([
  ['911', '9-11'],
  ['2.0', '20'],
  ['93', '9-3'],
  ['1 500', '1500'],
  ['Petrol', 'Petrol/Electric'],
  ['C+Pod', 'CPod'],
  ['up!', 'up'],
  ['Q&A', 'QA'],
  ['GT', 'GTI'],
  ['कि', 'का'],
  ['か', 'が'],
])('DATA-01 %s and %s are different values', (one, other) => {
  expect(valueKey('model', one)).not.toBe(valueKey('model', other))
})

test('DATA-01 New Town and Newtown are different places, and Port Macquarie and PORT-MACQUARIE are the same', () => {
  expect(valueKey('city', 'New Town')).not.toBe(valueKey('city', 'Newtown'))
  expect(valueKey('city', 'Port Macquarie')).toBe(valueKey('city', ' PORT-MACQUARIE'))
})

test('DATA-01 a dash on its own is not a value', () => {
  expect(['-', ' – ', '—'].map((value) => valueKey('colour', value))).toEqual(['', '', ''])
})

test.each(['model', 'city'] as const)('DATA-01 the key of a key is the same key (%s)', (facet) => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aZ09 -–.ßİςΣéǅ\u0301\u00AD\u200B') }),
  )
  fc.assert(
    fc.property(text, (value) => {
      const key = valueKey(facet, value)
      expect(valueKey(facet, key)).toBe(key)
    }),
    { numRuns: 5000, seed: 3 },
  )
})

test('DATA-01 capitals, hyphens, outer blanks and decomposed accents don’t change a value', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abzéüšøñ059 -+/&.'), maxLength: 12 })
  fc.assert(
    fc.property(letters, (value) => {
      for (const other of [
        value.toUpperCase(),
        value.normalize('NFD'),
        value.replaceAll('-', ' '),
        value.replaceAll(' ', ' - '),
        ` ${value} `,
      ])
        expect(valueKey('model', other)).toBe(valueKey('model', value))
    }),
    { numRuns: 2000, seed: 4 },
  )
})

test('DATA-01 places and other values with the same letters have keys of their own', () => {
  for (const _ of ['first', 'again']) {
    expect(valueKey('city', 'New Town')).toBe('new-town')
    expect(valueKey('model', 'New Town')).toBe('newtown')
  }
})

test('DATA-01 more values than are remembered keep their keys', () => {
  const keys = Array.from({ length: 50_000 }, (_, nth) => valueKey('badge', `Badge ${nth}`))

  expect(new Set(keys).size).toBe(50_000)
  expect(valueKey('badge', 'Badge 0')).toBe(keys[0])
  expect(valueKey('badge', 'X'.repeat(500))).toBe('x'.repeat(500))
})
