import { describe, expect, test } from 'vitest'
import { thumbsAt, textsFor } from './range-values.ts'

const bounds = { lowest: 0, highest: 90_000 }

describe('a range of numbers', () => {
  test.each([
    ['', '', [0, 90_000]],
    ['20000', '', [20_000, 90_000]],
    ['', '45000', [0, 45_000]],
    ['20000', '45000', [20_000, 45_000]],
    ['45000', '20000', [20_000, 45_000]],
    ['-5', '900000', [0, 90_000]],
    ['twenty', ' ', [0, 90_000]],
  ])('positions the thumbs for “%s” to “%s”', (from, to, thumbs) => {
    expect(thumbsAt(from, to, bounds)).toEqual(thumbs)
  })

  test('leaves an input empty while its thumb is at the end of the track', () => {
    expect(textsFor([0, 90_000], bounds)).toEqual(['', ''])
    expect(textsFor([500, 90_000], bounds)).toEqual(['500', ''])
    expect(textsFor([0, 89_500], bounds)).toEqual(['', '89500'])
  })
})
