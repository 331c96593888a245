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
])('DATA-02 ignores words that match nothing: %s', (text, unmatched, left, ignored) => {
  expect(withoutUnmatched(text, unmatched)).toEqual({ text: left, ignored })
})

test.each([
  ['ferrari sr5', ['ferrari']],
  ['alfa romeo manual', ['alfa', 'romeo']],
  ['Mercedes-Benz manual', ['mercedes', 'benz']],
  ['merc c class', ['merc']],
  ['vw manual', ['vw']],
  ['hilux diesel', ['hilux']],
  ['auto Santa Fe', ['santa', 'fe']],
  ['CX-5 diesel', ['cx', '5']],
  ['rolla auto', ['rolla']],
  ['prado', ['prado']],
])('DATA-02 keeps a make or model that is not in stock: %s', (text, unmatched) => {
  expect(withoutUnmatched(text, unmatched)).toEqual({ text, ignored: [] })
})

test('DATA-02 treats part of a name like any other word', () => {
  expect(withoutUnmatched('santa rosa auto', ['santa', 'rosa'])).toEqual({
    text: 'auto',
    ignored: ['santa', 'rosa'],
  })
  expect(withoutUnmatched('romeo spider', ['romeo'])).toEqual({ text: 'spider', ignored: ['romeo'] })
})
