import { expect, test } from 'vitest'
import { maskedPhone, phoneFor } from './phone-for.ts'

const all = { phones: { override: '1300 1', new: '1300 2', used: '1300 3' }, locationPhone: '07 4' }
const noOverride = { ...all, phones: { ...all.phones, override: null } }

test('LOC-07 the site’s one number comes first', () => {
  expect(phoneFor('used', all)).toBe('1300 1')
})

test('LOC-07 then the number for the kind of stock; a demonstrator counts as new', () => {
  expect(phoneFor('new', noOverride)).toBe('1300 2')
  expect(phoneFor('demo', noOverride)).toBe('1300 2')
  expect(phoneFor('used', noOverride)).toBe('1300 3')
  expect(phoneFor(null, noOverride)).toBe('1300 2')
})

test('LOC-07 then whichever number there is, then the location’s, then none', () => {
  const none = { override: null, new: null, used: null }

  expect(phoneFor('used', { ...all, phones: { ...none, new: '1300 2' } })).toBe('1300 2')
  expect(phoneFor('new', { ...all, phones: { ...none, used: '1300 3' } })).toBe('1300 3')
  expect(phoneFor('new', { ...all, phones: none })).toBe('07 4')
  expect(phoneFor('new', { phones: none, locationPhone: null })).toBeNull()
})

test('CAR-06 a masked number keeps its beginning and its shape', () => {
  expect(maskedPhone('(07) 4612 3456')).toBe('(07) 4••• ••••')
})
