import { expect, test } from 'vitest'
import { readSearch } from './search-address.ts'
import { searchLabel } from './search-label.ts'

test.each([
  ['colour=White&make=Toyota&model=HiLux&price=:40000', 'White Toyota HiLux under $40,000'],
  ['car_type=used&body=SUV', 'Used SUV'],
  ['car_type=new&car_type=demo', 'New or Demo cars'],
  ['colour=Red', 'Red cars'],
  ['make=Toyota&make=Mazda', 'Toyota or Mazda'],
  ['make=Toyota&make=Mazda&make=Kia', 'Toyota or 2 others'],
  ['make_model=Toyota HiLux&fuel=Diesel', 'Diesel Toyota HiLux'],
  ['query=hilux', '“hilux”'],
  ['query="white ute"', '“white ute”'],
  ['query=towbar&make=Ford', '“towbar” Ford'],
  ['query=towbar&price=:20000', '“towbar” under $20,000'],
  ['price=10000:20000&km=:80000', 'Cars $10,000 to $20,000, under 80,000 km'],
  ['price=30000:', 'Cars from $30,000'],
  ['year=2018:&make=Kia', 'Kia from 2018'],
  ['year=:2020', 'Cars up to 2020'],
  ['subscription_price=:300', 'Cars under $300 a week'],
  ['body=Ute&city=Dubbo', 'Ute in Dubbo'],
  ['state=qld', 'Cars in QLD'],
  ['make=Kia&seats=7&features=Sunroof&features=Towbar', 'Kia, 7 seats, Sunroof or Towbar'],
  ['status=in_stock', 'Cars, In stock'],
  ['car_type=<script>', '<script> cars'],
])('SRCH-14 the label of %s is “%s”', (parameters, label) => {
  expect(searchLabel(readSearch(new URLSearchParams(parameters)), 'car')).toBe(label)
})
