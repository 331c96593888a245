import { expect, test } from 'vitest'
import { makeMark } from './make-mark.ts'

const marks = [
  { make: 'Mercedes Benz', url: '/logos/mercedes.svg' },
  { make: 'CITROËN', url: '/logos/citroen.svg' },
]

test.each([
  ['Mercedes-Benz', '/logos/mercedes.svg'],
  ['Citroen', '/logos/citroen.svg'],
  ['Mercury', null],
])('DATA-01 the logo of %s is found however the settings spell the make', (make, url) => {
  expect(makeMark(make, marks)).toBe(url)
})
