import { expect, test } from 'vitest'
import { isForModel } from './is-for-model.ts'

test.each([
  ['its address', '/search/isuzu-ute/d-max', true],
  ['the address of its make', '/search/isuzu-ute', true],
  ['its address with a filter', '/search/isuzu-ute/d-max?bodies=Ute', true],
  ['the address of another model', '/search/isuzu-ute/mu-x', false],
  ['the address of another make', '/search/ford', false],
  ['the address of all vehicles', '/search', false],
  ['the address of a page', '/about-us', false],
])('RNG-01 an offer is for a model by %s', (_title, address, expected) => {
  expect(isForModel(address, { make: 'Isuzu UTE', model: 'D-MAX' })).toBe(expected)
})
