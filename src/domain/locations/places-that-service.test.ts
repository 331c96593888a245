import { expect, test } from 'vitest'
import { placesThatService } from './places-that-service.ts'

const all = ['primary', 'sales', 'service', 'parts', 'service-and-parts'].map((type) => ({ type }))

test('SVC-01 vehicles are serviced at workshops', () => {
  expect(placesThatService(all)).toEqual([{ type: 'service' }, { type: 'service-and-parts' }])
})

test('SVC-01 where there is no workshop, at the places that do everything', () => {
  expect(placesThatService([{ type: 'primary' }, { type: 'sales' }])).toEqual([{ type: 'primary' }])
  expect(placesThatService([{ type: 'sales' }])).toEqual([])
})
