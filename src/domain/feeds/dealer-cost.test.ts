import { expect, test } from 'vitest'
import { isDealerCost } from './dealer-cost.ts'

test.each([
  'Purchase cost',
  'WholesalePrice',
  'wholesale_price',
  'TradePrice',
  'Cost',
  'FloorPlan',
  'BUY PRICE',
])('OPS-02 the column %s is what the dealer paid', (column) => expect(isDealerCost(column)).toBe(true))

test.each(['Price', 'InternetPrice', 'PurchaseDate', 'EGC Price', 'Costa Mesa'])(
  'OPS-02 the column %s is not',
  (column) => expect(isDealerCost(column)).toBe(false),
)
