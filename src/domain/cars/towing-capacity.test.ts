import { expect, test } from 'vitest'
import { towingCapacityKg } from './towing-capacity.ts'

const silent = { variant: {}, features: [], standardEquipment: [], dealerComments: null }

test('DATA-02 towing capacity comes from the vehicle’s data first', () => {
  expect(
    towingCapacityKg({ ...silent, variant: { towingCapacityKg: 3000 }, features: ['Tows 3,500 kg'] }),
  ).toBe(3000)
})

test.each([
  ['Towing Capacity Braked 3500kg', 3500],
  ['3.5 tonne towing capacity', 3500],
  ['Tow up to 2,500 kg with ease', 2500],
  ['Towing capacity: 1,600kg (braked), 750kg unbraked', 1600],
  ['Tow bar', null],
  ['Weighs 2,100 kg. Tow bar fitted.', null],
  ['Unbraked towing 750kg', null],
  ['Towbar, 3000kg payload', null],
  ['Tow ball 350kg', null],
])('DATA-02 “%s” gives a towing capacity of %s', (dealerComments, kg) => {
  expect(towingCapacityKg({ ...silent, dealerComments })).toBe(kg)
})

test.each([
  ['a million digits', `Tows ${'1'.repeat(1e6)} x`],
  ['a million commas', `Tows 3${','.repeat(1e6)} x`],
])('OPS-05 %s from a feed are read once', (_what, dealerComments) => {
  expect(towingCapacityKg({ ...silent, dealerComments })).toBeNull()
})
