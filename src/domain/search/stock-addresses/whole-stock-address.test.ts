import { describe, expect, test } from 'vitest'
import { wholeStockAddress } from './whole-stock-address.ts'

describe('SRCH-10 the address of the whole stock', () => {
  const carTypes = ['new', 'used'] as const

  test('is a landing page where a search shows every car type', () => {
    expect(wholeStockAddress({}, { carTypeFilter: 'all', carTypes })).toBe('/search')
    expect(wholeStockAddress({ make: ['Jayco'] }, { carTypeFilter: 'all', carTypes })).toBe('/search/jayco')
  })

  test('names every car type where a search would show the first one only', () => {
    const stock = { carTypeFilter: 'without-all', carTypes } as const

    expect(wholeStockAddress({}, stock)).toBe('/search/new-used-and-demo-cars')
    expect(wholeStockAddress({ make: ['Jayco'] }, stock)).toBe(
      '/search?make=Jayco&car_type=new&car_type=used',
    )
  })

  test('needs no car type where the dealer sells only one', () => {
    expect(wholeStockAddress({}, { carTypeFilter: 'without-all', carTypes: ['used'] })).toBe('/search')
  })
})
