import { expect, test } from 'vitest'
import { readSearch } from '../search-address.ts'
import { onlyMakeIn, onlyModelIn } from './requested-name.ts'

test.each([
  ['query=ferrari', 'Ferrari', null],
  ['query=veedub', 'Volkswagen', null],
  ['make=Kia', 'Kia', null],
  ['make=Kia&make=Ford', null, null],
  ['make=Kia&price=:20000', null, null],
  ['query=hilux', null, 'Toyota HiLux'],
  ['query=santa fe', null, 'Hyundai Santa Fe'],
  ['query=mazda3', null, 'Mazda3'],
  ['query=hilux&body=Ute', null, null],
  ['query=zeppelin', null, null],
  ['', null, null],
])('DATA-02 the make or model that “%s” asks for alone', (parameters, make, model) => {
  const state = readSearch(new URLSearchParams(parameters))
  expect([onlyMakeIn(state), onlyModelIn(state)]).toEqual([make, model])
})
