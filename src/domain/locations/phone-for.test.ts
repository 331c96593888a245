import { expect, test } from 'vitest'
import type { CarType } from '../cars/car.ts'
import { type DealerPhones, maskedPhone, phoneFor } from './phone-for.ts'

const none: DealerPhones = { override: null, new: null, used: null }

test.each<[string, CarType | null, Partial<DealerPhones>, string | null, string | null]>([
  ['the site’s one number comes first', 'used', { override: '1', new: '2', used: '3' }, '4', '1'],
  ['the site’s one number also of something new', 'new', { override: '1', new: '2' }, '4', '1'],
  ['a new vehicle has the number for new ones', 'new', { new: '2', used: '3' }, '4', '2'],
  ['a demonstrator counts as new', 'demo', { new: '2', used: '3' }, '4', '2'],
  ['a used vehicle has the number for used ones', 'used', { new: '2', used: '3' }, '4', '3'],
  ['no vehicle in particular: the number for new ones', null, { new: '2', used: '3' }, '4', '2'],
  ['no vehicle and no new ones: the number for used ones', null, { used: '3' }, '4', '3'],
  ['a used vehicle takes the number for new ones before a place’s', 'used', { new: '2' }, '4', '2'],
  ['a new vehicle takes the number for used ones before a place’s', 'new', { used: '3' }, '4', '3'],
  ['a demonstrator likewise', 'demo', { used: '3' }, '4', '3'],
  ['else it is the number of the place', 'used', {}, '4', '4'],
  ['else there is none', 'used', {}, null, null],
  ['a number that was emptied is none', 'used', { override: '', used: ' ' }, '4', '4'],
  ['and also that of a place', 'used', {}, '', null],
])('LOC-07 %s', (_what, carType, phones, locationPhone, expected) => {
  expect(phoneFor(carType, { phones: { ...none, ...phones }, locationPhone })).toBe(expected)
})

test('CAR-06 a masked number keeps its beginning and its shape', () => {
  expect(maskedPhone('(07) 4612 3456')).toBe('(07) 4••• ••••')
})
