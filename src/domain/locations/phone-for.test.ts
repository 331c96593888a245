import { expect, test } from 'vitest'
import type { CarType } from '../cars/car.ts'
import { type DealerPhones, maskedPhone, phoneFor } from './phone-for.ts'

const none: DealerPhones = { override: null, new: null, used: null }

test.each<[string, CarType | null, Partial<DealerPhones>, string | null, string | null]>([
  ['the site’s override comes first', 'used', { override: '1', new: '2', used: '3' }, '4', '1'],
  ['the site’s override applies to new vehicles too', 'new', { override: '1', new: '2' }, '4', '1'],
  ['a new vehicle uses the new-vehicle number', 'new', { new: '2', used: '3' }, '4', '2'],
  ['a demonstrator counts as new', 'demo', { new: '2', used: '3' }, '4', '2'],
  ['a used vehicle uses the used-vehicle number', 'used', { new: '2', used: '3' }, '4', '3'],
  ['no vehicle in particular uses the new-vehicle number', null, { new: '2', used: '3' }, '4', '2'],
  ['no vehicle and no new-vehicle number uses the used-vehicle number', null, { used: '3' }, '4', '3'],
  ['a used vehicle prefers the new-vehicle number to the location’s', 'used', { new: '2' }, '4', '2'],
  ['a new vehicle prefers the used-vehicle number to the location’s', 'new', { used: '3' }, '4', '3'],
  ['a demonstrator prefers the used-vehicle number to the location’s', 'demo', { used: '3' }, '4', '3'],
  ['without site numbers, the location’s number applies', 'used', {}, '4', '4'],
  ['without any number, the result is null', 'used', {}, null, null],
  ['an emptied number does not count', 'used', { override: '', used: ' ' }, '4', '4'],
  ['an emptied location number does not count', 'used', {}, '', null],
])('LOC-07 %s', (_what, carType, phones, locationPhone, expected) => {
  expect(phoneFor(carType, { phones: { ...none, ...phones }, locationPhone })).toBe(expected)
})

test('CAR-06 a masked number keeps its first digits and its shape', () => {
  expect(maskedPhone('(07) 4612 3456')).toBe('(07) 4••• ••••')
})
