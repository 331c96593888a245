import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['IMG_5195.HEIC', 'IMG_5195.HEIC'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\kim\\car.jpg', 'car.jpg'],
  ['..', 'Photo'],
  ['/', 'Photo'],
  ['', 'Photo'],
  ['a\u0000b\r\nX: y.jpg', 'abX: y.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['vorne links ä 🚗.png', 'vorne links ä 🚗.png'],
])('TRD-04 %j is shown as “%s”', (given, shown) => {
  expect(shownName(given)).toBe(shown)
})

test('TRD-04 a long name is shortened before its ending', () => {
  const shown = shownName(`${'x'.repeat(500)}.jpeg`)

  expect(shown).toHaveLength(80)
  expect(shown).toMatch(/^x+…\.jpeg$/)
})
