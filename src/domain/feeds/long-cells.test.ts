import { expect, test } from 'vitest'
import { isDealerCost } from './dealer-cost.ts'
import { MAX_CELL_LENGTH } from './feed-row.ts'
import { priceKindOf } from './cell-readers/price-kind.ts'
import { readDate } from './cell-readers/read-date.ts'

/** One of these took one to six seconds, in which the server answered nobody. */
test.each<[what: string, part: string, read: (text: string) => unknown]>([
  ['a price type', 'est ', priceKindOf],
  ['a column’s name', 'trade', isDealerCost],
  ['another column’s name', 'buy', isDealerCost],
  ['a date', 'T1:00', (text) => readDate(`${text}\n`, 'dmy')],
])('OPS-05 %s of the longest kind is read at once', (_what, part, read) => {
  const longest = part.repeat(MAX_CELL_LENGTH / part.length)
  const start = performance.now()
  read(longest)

  expect(performance.now() - start).toBeLessThan(500)
})

test('DATA-03 a name that says what a dealer bought for is a cost, however long it is', () => {
  expect(isDealerCost('purchase-from-auction-house-total')).toBe(true)
  expect(isDealerCost('trade-in-offer-value')).toBe(true)
  expect(isDealerCost(`${'trade'.repeat(1000)}value`)).toBe(true)
  expect(isDealerCost('total purchase')).toBe(false)
})
