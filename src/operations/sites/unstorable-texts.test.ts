import { expect, test } from 'vitest'
import { unstorableTexts } from './unstorable-texts.ts'

test.each([
  [{ name: 'Harbour\u0000Motors' }, ['name']],
  [{ menu: [{ label: 'Cars' }, { label: 'Utes\u001B' }] }, ['menu[1].label']],
  [{ name: '\uD83D' }, ['name']],
  [{ titles: { 'home\u0000': 'Home' } }, ['titles']],
  ['\u0000', ['(the whole document)']],
])('SITE-01 a document with a character that can’t be stored is refused: %j', (document, paths) => {
  expect(unstorableTexts(document).map(({ path }) => path)).toEqual(paths)
})

test.each([{ about: 'One\r\nTwo\tthree 🚗' }, { count: 3, isOpen: true, nothing: null }, [], null])(
  'SITE-01 any other is accepted: %j',
  (document) => {
    expect(unstorableTexts(document)).toEqual([])
  },
)
