import { expect, test } from 'vitest'
import { readSearch } from './search-address.ts'
import { searchHeading } from './search-heading.ts'

test.each([
  ['', 'Cars'],
  ['?car_type=used', 'Used cars'],
  ['?car_type=new&car_type=demo', 'New & Demo cars'],
  ['?make=Toyota', 'Toyota'],
  ['?car_type=used&make=Toyota&model=HiLux', 'Used Toyota HiLux'],
  ['?make=Toyota&make=Mazda&model=HiLux', 'Cars'],
  ['?body=SUV&car_type=new', 'New SUVs'],
  ['?body=SUV&body=Ute', 'Cars'],
  ['?body=Hatch', 'Hatches'],
  ['?body=People Mover&car_type=used', 'Used People Movers'],
  ['?body=UTILITY', 'UTILITY cars'],
  ['?body=Commercial&car_type=used', 'Used Commercial cars'],
  ['?make=Toyota&body=4D WAGON', 'Toyota 4D WAGON'],
  ['?body=Cab Chassis', 'Cab Chassis'],
  ['?make=Toyota&body=SUV', 'Toyota SUVs'],
  ['?make=Toyota&model=HiLux&body=Ute', 'Toyota HiLux Ute'],
  ['?car_type=<script>', 'Cars'],
  ['?car_type=new&car_type=demo&car_type=used', 'New, Demo & Used cars'],
])('the heading of “%s” is “%s”', (parameters, heading) => {
  expect(searchHeading(readSearch(new URLSearchParams(parameters)), 'car')).toBe(heading)
})

test('SITE-04 a site that says caravan tells all of its stock from the caravans', () => {
  const headingOf = (parameters: string) =>
    searchHeading(readSearch(new URLSearchParams(parameters)), 'caravan')

  expect(headingOf('')).toBe('All caravans')
  expect(headingOf('?body=Caravan')).toBe('Caravans')
  expect(headingOf('?car_type=used')).toBe('Used caravans')
})
