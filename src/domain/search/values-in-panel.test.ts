import { describe, expect, test } from 'vitest'
import { type CountedValue, valuesInPanel } from './values-in-panel.ts'

const counted = (value: string, count: number, chosen = false): CountedValue => ({ value, count, chosen })

describe('SRCH-03 the values of a filter', () => {
  test('keep their places whatever else is chosen', () => {
    const listed = valuesInPanel(
      'fuel',
      [counted('Diesel', 9, true), counted('Petrol', 2)],
      ['Petrol', 'Diesel', 'Hybrid'],
    )

    expect(listed).toEqual([counted('Petrol', 2), counted('Diesel', 9, true), counted('Hybrid', 0)])
  })

  test('include a chosen value that the stock no longer has, so that it can be removed', () => {
    expect(valuesInPanel('make', [counted('Lada', 0, true)], ['Toyota'])).toEqual([
      counted('Toyota', 0),
      counted('Lada', 0, true),
    ])
  })

  test('SRCH-04 are limited to the facet’s limit plus the chosen ones', () => {
    const inStock = Array.from({ length: 130 }, (_, number) => `Make ${number}`)

    const listed = valuesInPanel('make', [counted('Make 120', 1, true)], inStock)

    expect(listed).toHaveLength(101)
    expect(listed.at(-1)?.value).toBe('Make 120')
  })

  test('are limited to the chosen make, for models', () => {
    expect(valuesInPanel('model', [counted('HiLux', 3)], ['HiLux', 'CX-5'])).toEqual([counted('HiLux', 3)])
  })

  test('are in numeric order for years and seats', () => {
    const years = [counted('2019', 5), counted('2022', 1)]
    const seats = [counted('7', 5), counted('5', 1)]

    expect(valuesInPanel('year', years, undefined).map(({ value }) => value)).toEqual(['2022', '2019'])
    expect(valuesInPanel('seats', seats, ['7', '5']).map(({ value }) => value)).toEqual(['5', '7'])
  })
})
