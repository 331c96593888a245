import { expect, test } from 'vitest'
import { formatPhone, phoneParts, unbrokenPhone } from './format-phone.ts'

test.each([
  ['+61412345678', '0412 345 678'],
  ['+61731234567', '(07) 3123 4567'],
  ['+61291234567', '(02) 9123 4567'],
  ['+611300975707', '1300 975 707'],
  ['+611800123456', '1800 123 456'],
  ['+61131234', '13 12 34'],
  ['+61731234567 ext 5', '(07) 3123 4567 ext 5'],
  ['+6421123456', '+6421123456'],
  ['07 7010 0001', '07 7010 0001'],
])('LEAD-08 %s reads as %s', (stored, words) => {
  expect(formatPhone(stored)).toBe(words)
})

test('SAVE-01 on a page a number stays on one line', () => {
  expect(unbrokenPhone('+61412345678')).toBe('0412\u00A0345\u00A0678')
})

test.each([
  ['+61731234567 ext 5', { number: '+61731234567', extension: '5' }],
  ['+61731234567', { number: '+61731234567', extension: null }],
])('LEAD-08 %s is %o as data', (stored, parts) => {
  expect(phoneParts(stored)).toEqual(parts)
})
