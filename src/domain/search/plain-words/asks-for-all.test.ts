import { expect, test } from 'vitest'
import { asksForAll } from './asks-for-all.ts'

test.each(['cars', 'vehicles for sale', 'show me all your cars', 'a first car for my daughter', 'Cars.'])(
  'DATA-02 “%s” requests everything',
  (text) => {
    expect(asksForAll(text)).toBe(true)
  },
)

test.each(['', 'i', 'one', '"cars"', 'kit cars', 'first edition', 'model'])(
  '“%s” does not request everything',
  (text) => {
    expect(asksForAll(text)).toBe(false)
  },
)
