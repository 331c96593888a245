import { expect, test } from 'vitest'
import { placesThatService } from './places-that-service.ts'

const all = ['primary', 'sales', 'service', 'parts', 'service-and-parts'].map((type) => ({ type }))

test('SVC-01 workshops service vehicles', () => {
  expect(placesThatService(all)).toEqual([{ type: 'service' }, { type: 'service-and-parts' }])
})

test('SVC-01 without a workshop, the primary locations service vehicles', () => {
  expect(placesThatService([{ type: 'primary' }, { type: 'sales' }])).toEqual([{ type: 'primary' }])
  expect(placesThatService([{ type: 'sales' }])).toEqual([])
})
