import { expect, test } from 'vitest'
import { departmentsOf, locationTypeName } from './departments.ts'
import { directionsAddress } from './directions-address.ts'
import { locationPhone } from './location-phone.ts'
import { cardsOnSmallScreens, locationsHeading } from './locations-heading.ts'

test.each([
  [1, 'Find Us Here'],
  [2, '2 Big Locations'],
  [9, '9 Big Locations'],
])('LOC-03 the map of %d reads “%s”', (count, heading) => {
  expect(locationsHeading(count)).toBe(heading)
})

test.each([
  [1, 'one'],
  [2, 'carousel'],
  [3, 'carousel'],
  [4, 'list'],
])('LOC-03 a small screen shows %d as %s', (count, shape) => {
  expect(cardsOnSmallScreens(count)).toBe(shape)
})

test('LOC-01 a location’s type reads as customers say it', () => {
  expect(['primary', 'sales', 'service', 'parts', 'service-and-parts', ''].map(locationTypeName)).toEqual([
    'Dealership',
    'Sales',
    'Service',
    'Parts',
    'Service and parts',
    'Sales',
  ])
  expect(departmentsOf('')).toEqual(['sales'])
})

test.each([
  ['its own number', '4', { phones: { override: null }, phone: '9' }, '4'],
  ['the one number for everything', '4', { phones: { override: '1' }, phone: '9' }, '1'],
  ['the dealer’s without its own', ' ', { phones: { override: null }, phone: '9' }, '9'],
  ['none', null, { phones: { override: null }, phone: null }, null],
])('LOC-07 a location is called on %s', (_which, own, site, phone) => {
  expect(locationPhone(own, site)).toBe(phone)
})

const wynnum = {
  name: 'Harbour',
  street: '1 Bay Terrace',
  city: 'Wynnum',
  state: 'qld',
  postcode: '4178',
  placeUrl: null,
  latitude: -27.4,
  longitude: 153.1,
}

test.each([
  ['the dealer’s own link', { placeUrl: 'https://maps.example/1' }, 'https://maps.example/1'],
  [
    'the address',
    {},
    'https://www.google.com/maps/dir/?api=1&destination=Harbour%2C%201%20Bay%20Terrace%2C%20Wynnum%20QLD%204178',
  ],
  [
    'the point without a street',
    { street: '' },
    'https://www.google.com/maps/dir/?api=1&destination=-27.4%2C153.1',
  ],
  ['nowhere without either', { street: '', latitude: null }, null],
])('LOC-04 directions lead to %s', (_where, overrides, address) => {
  expect(directionsAddress({ ...wynnum, ...overrides })).toBe(address)
})
