import { expect, test } from 'vitest'
import { australianPhone } from './australian-phone.ts'

test.each([
  ['0412 345 678', '+61412345678'],
  ['0412345678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['(07) 3123 4567', '+61731234567'],
  ['1300 975 707', '+611300975707'],
  ['(07) 3123 4567 ext 5', '+61731234567 ext 5'],
  ['07 3123 4567 ext. 1234', '+61731234567 ext 1234'],
  ['0731234567 x12', '+61731234567 ext 12'],
])('LEAD-04 %s is an Australian number', (written, number) => {
  expect(australianPhone(written)).toBe(number)
})

test.each([
  '',
  '12',
  '0412 345 67',
  'call me',
  '+64 21 123 4567',
  '+1 202 555 0123',
  '0412345678x'.repeat(9),
])('LEAD-04 “%s” is not an Australian number', (written) => {
  expect(australianPhone(written)).toBeNull()
})
