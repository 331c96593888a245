import { expect, test } from 'vitest'
import { requestsEverything } from './requests-everything.ts'

test.each(['cars', 'vehicles for sale', 'show me all your cars', 'a first car for my daughter', 'Cars.'])(
  'DATA-02 “%s” requests everything',
  (text) => {
    expect(requestsEverything(text)).toBe(true)
  },
)

test.each(['', 'i', 'one', '"cars"', 'kit cars', 'first edition', 'model'])(
  '“%s” does not request everything',
  (text) => {
    expect(requestsEverything(text)).toBe(false)
  },
)
