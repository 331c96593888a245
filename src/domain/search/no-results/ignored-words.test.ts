import { expect, test } from 'vitest'
import { withoutUnmatched } from './ignored-words.ts'

test.each([
  ['reliable hilux', ['reliable'], 'hilux', ['reliable']],
  ['Reliable, CHEAP hilux', ['reliable', 'cheap'], 'hilux', ['Reliable', 'CHEAP']],
  ['first car for my daughter', ['car', 'my', 'daughter'], 'first', []],
  ['zeppelin', ['zeppelin'], '', ['zeppelin']],
  ['cx-5 zeppelin-x', ['zeppelin', 'x'], 'cx-5', ['zeppelin-x']],
  ['tow a 2.5t caravan', ['5t', 'caravan'], 'tow', ['2.5t', 'caravan']],
  ["it's a hilux (reliable)", ['it', 's', 'reliable'], 'hilux', ['reliable']],
  ['"white zeppelin"', ['zeppelin'], '"white "', ['zeppelin']],
  ['Señorita corolla señorita', ['senorita'], 'corolla', ['señorita']],
  ['比亚迪 zeppelin', ['zeppelin'], '比亚迪', ['zeppelin']],
])('DATA-02 words that match nothing are left out: %s', (text, unmatched, left, ignored) => {
  expect(withoutUnmatched(text, unmatched)).toEqual({ text: left, ignored })
})

test.each([
  ['ferrari sr5', ['ferrari']],
  ['alfa romeo manual', ['alfa', 'romeo']],
  ['Mercedes-Benz manual', ['mercedes', 'benz']],
  ['merc c class', ['merc']],
  ['vw manual', ['vw']],
])('DATA-02 a make that is not in stock is not ignored: %s', (text, unmatched) => {
  expect(withoutUnmatched(text, unmatched)).toEqual({ text, ignored: [] })
})

test('DATA-02 half the name of a make is a word like any other', () => {
  expect(withoutUnmatched('romeo spider', ['romeo'])).toEqual({ text: 'spider', ignored: ['romeo'] })
})
