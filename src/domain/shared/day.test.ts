import { expect, test } from 'vitest'
import { dayIn, isAfter, formatMoment, monthAfter, formatDay } from './day.ts'

test('SITE-07 a day starts at the dealer’s midnight', () => {
  const lateInLondon = new Date('2026-03-09T15:30:00Z')

  expect(dayIn('Australia/Brisbane', lateInLondon)).toBe('2026-03-10')
  expect(dayIn('Australia/Perth', lateInLondon)).toBe('2026-03-09')
})

test('SITE-07 a moment shows in the dealer’s time zone', () => {
  const moment = new Date('2026-03-09T15:30:00Z')

  expect(formatMoment('Australia/Brisbane', moment)).toMatch(/^10 March 2026 at 1:30:00.am AEST$/)
  expect(formatMoment('Australia/Perth', moment)).toMatch(/^9 March 2026 at 11:30:00.pm AWST$/)
})

test('days read as Australians write them', () => {
  expect(formatDay('2024-05-31')).toBe('31/05/2024')
  expect(formatDay('2024-05')).toBe('05/2024')
  expect(formatDay('May 2024')).toBe('May 2024')
})

test('a month is over only after its last day', () => {
  expect(isAfter('2026-03-11', '2026-03-10')).toBe(true)
  expect(isAfter('2026-03-10', '2026-03-10')).toBe(false)
  expect(isAfter('2026-03', '2026-03-10')).toBe(true)
  expect(isAfter('2026-02', '2026-03-10')).toBe(false)
})

test('a month later is the same day, or the last day of a shorter month', () => {
  expect(monthAfter('2026-03-10')).toBe('2026-04-10')
  expect(monthAfter('2026-01-31')).toBe('2026-02-28')
  expect(monthAfter('2028-01-30')).toBe('2028-02-29')
  expect(monthAfter('2026-12-31')).toBe('2027-01-31')
})
