import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referenceTypos } from '../../../tests/search-contract/reference-typos.ts'
import { allowedEdits, meantWords } from './typos.ts'

describe('how many letters may be wrong', () => {
  test.each([
    ['none in two letters', 'vw', 0],
    ['one from three', 'jep', 1],
    ['one in up to seven', 'corolla', 1],
    ['two from eight', 'mercedes', 2],
    ['none in a number', '2021', 0],
    ['none in a word that is mostly a number', '320i', 0],
    ['one in a name with a number', 'rav4', 1],
    ['none in a word that is too long for a name', 'x'.repeat(41), 0],
  ])('SRCH-15 %s: %s', (_, word, edits) => {
    expect(allowedEdits(word)).toBe(edits)
  })
})

describe('the corrections of a word', () => {
  const names = [
    'corolla',
    'corona',
    'jeep',
    'jet',
    'rav4',
    'rav5',
    'ranger',
    'ranges',
    'triton',
    'tritons',
  ].sort()
  const meant = (typed: string, isUnfinished = false) => meantWords(names, typed, isUnfinished, () => true)

  test('SRCH-15 are those with the fewest changes', () => {
    expect(meant('corollo')).toEqual(['corolla'])
    expect(meant('rangez')).toEqual(['ranger', 'ranges'])
  })

  test('SRCH-15 are whole words before prefixes', () => {
    expect(meant('trton', true)).toEqual(['triton'])
    expect(meant('corl', true)).toEqual(['corolla', 'corona'])
  })

  test('SRCH-15 have the same digits', () => {
    expect(meant('rva4')).toEqual(['rav4'])
  })

  test('SRCH-15 of three letters may only add a letter', () => {
    expect(meant('jep')).toEqual(['jeep'])
    expect(meant('jex')).toEqual([])
  })

  test('SRCH-15 may have more changes if nothing closer is visible', () => {
    const offered = meantWords(['mercades', 'mercedes'], 'mercedez', false, (word) => word !== 'mercedes')
    expect(offered).toEqual(['mercades'])
  })
})

test('SRCH-15 walking the names finds the same as comparing with each of them', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.boolean(), (names, typed, isUnfinished) => {
      const found = meantWords(names.toSorted(), typed, isUnfinished, () => true)
      const expected = referenceTypos(new Map(names.map((name) => [name, 1])), typed, isUnfinished)
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
    { numRuns: 2000, seed: 3 },
  )
})
