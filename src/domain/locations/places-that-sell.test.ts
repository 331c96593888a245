import { expect, test } from 'vitest'
import { placesThatSell } from './places-that-sell.ts'

const sales = { name: 'Aspley - Sales', type: 'sales' }
const service = { name: 'Aspley - Service', type: 'service' }
const parts = { name: 'Aspley - Parts', type: 'parts' }

test('FIN-05 LEAD-04 a vehicle enquiry offers the locations that sell vehicles', () => {
  expect(placesThatSell([sales, service, parts])).toEqual([sales])
  expect(placesThatSell([{ name: 'Roma', type: 'primary' }, service])).toEqual([
    { name: 'Roma', type: 'primary' },
  ])
})

test('FIN-05 LEAD-04 a location that the website doesn’t list is not offered', () => {
  expect(
    placesThatSell([
      { ...sales, visible: false },
      { ...sales, visible: true },
    ]),
  ).toHaveLength(1)
})

test('FIN-05 LEAD-04 when no location sells vehicles, all locations are offered', () => {
  expect(placesThatSell([service, parts])).toEqual([service, parts])
})
