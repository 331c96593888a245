import { describe, expect, test } from 'vitest'
import { type Offered, quickFilters } from './quick-filters.ts'
import { searchAddress } from './search-address.ts'
import { emptySearch, type SearchState } from './search-state.ts'

const offered: Offered = {
  facets: {
    body: values('SUV', 'Ute', 'Sedan'),
    fuel: values('Petrol', 'Hybrid', 'Petrol/Electric Hybrid', 'Electric'),
    seats: values('5', '7', '8'),
  },
  stats: { price: { min: 9_000, max: 65_000 }, weekly_price: { min: 60, max: 160 } },
}

describe('SRCH-01 quick filters', () => {
  test('offer body types, budgets, fuels and seats', () => {
    expect(labels(emptySearch)).toEqual([
      'SUV',
      'Ute',
      'Sedan',
      'Under $15,000',
      'Under $30,000',
      'Under $60,000',
      'Under $75 a week',
      'Under $100 a week',
      'Under $150 a week',
      'Electric',
      'Hybrid',
      '7+ seats',
    ])
  })

  test.each([
    ['SUV', '/search?body=SUV'],
    ['Under $30,000', '/search?price=%3A30000'],
    ['Under $100 a week', '/search?weekly_price=%3A100'],
    ['Hybrid', '/search?fuel=Hybrid&fuel=Petrol%2FElectric+Hybrid'],
    ['7+ seats', '/search?seats=7&seats=8'],
  ])('%s leads to %s, and choosing it again goes back', (label, address) => {
    const there = named(label, emptySearch)
    expect(there.isChosen).toBe(false)
    expect(searchAddress(there.leadsTo)).toBe(address)

    const back = named(label, there.leadsTo)
    expect(back.isChosen).toBe(true)
    expect(back.leadsTo).toEqual(emptySearch)
  })

  test('keep other choices and go back to the first page', () => {
    const state: SearchState = { ...emptySearch, text: 'sr5', chosen: { body: ['Ute'] }, page: 3 }

    expect(searchAddress(named('SUV', state).leadsTo)).toBe('/search?query=sr5&body=Ute&body=SUV')
  })

  test('are left out where they would not narrow the results', () => {
    const alike: Offered = {
      facets: { body: values('Caravan'), seats: values('7'), fuel: values('Diesel') },
      stats: { price: null },
    }

    expect(quickFilters(emptySearch, alike)).toEqual([])
  })
})

function values(...names: string[]) {
  return names.map((value) => ({ value, count: 2 }))
}

function labels(state: SearchState) {
  return quickFilters(state, offered).map(({ label }) => label)
}

function named(label: string, state: SearchState) {
  const found = quickFilters(state, offered).find((filter) => filter.label === label)
  if (!found) throw new Error(`There is no “${label}”.`)
  return found
}
