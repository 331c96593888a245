import { expect, test } from 'vitest'
import { marketPriceStore } from '#data/market-prices/market-prices.ts'
import { testDatabase } from '../../support/database/database.ts'
import { askable, pricedDealer } from '../../support/samples/priced-dealer.ts'

const { db } = testDatabase()

/** Times are stored in whole milliseconds, so half of those that are “now” are stored as later. */
test('API-03 a vehicle that is given back is due at once', async () => {
  const {
    dealer: { siteId },
  } = await pricedDealer([{ slug: 'hilux' }])
  const any = { kind: askable.priceKind, defaultKind: null, max: 1, leaseMs: -60_000 }

  for (let nth = 0; nth < 10; nth++) {
    await db.transaction(async (tx) => {
      const prices = marketPriceStore(tx, siteId)
      const [car] = await prices.claim(any)
      await prices.postpone([car?.id ?? ''], 0)
      expect(await prices.claim(any)).toMatchObject([{ id: car?.id }])
    })
  }
})
