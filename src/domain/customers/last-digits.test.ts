import { expect, test } from 'vitest'
import { lastDigits } from './last-digits.ts'

test('SAVE-06 a customer recognises their number by its last three digits', () => {
  expect(lastDigits('+61491570006')).toBe('•••• ••• 006'.replaceAll(' ', '\u00A0'))
})
