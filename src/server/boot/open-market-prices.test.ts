import { expect, test } from 'vitest'
import { openMarketPrices } from './open-market-prices.ts'

const marketPriceKeys = new Map([['harbour', 'sec_1']])

test('API-03 a site gets AutoGrab where it says so and the operator has set its key, and never the sandbox', () => {
  const providers = openMarketPrices({ demo: false, marketPriceKeys })

  expect(providers({ slug: 'harbour', source: 'autograb' })).not.toBeNull()
  expect(providers({ slug: 'hills', source: 'autograb' })).toBeNull()
  for (const source of ['none', 'redbook', 'sandbox'] as const)
    expect(providers({ slug: 'harbour', source })).toBeNull()
})

test('API-03 a demo asks nobody but the sandbox, and that where the site says so', async () => {
  const providers = openMarketPrices({ demo: true, marketPriceKeys })
  const car = { vin: 'ZZ9AAAAAAAAA00001', odometerKm: 1, askingCents: 20_000_00 }

  expect(await providers({ slug: 'harbour', source: 'sandbox' })?.find(car)).toMatchObject({
    prices: { estimatedBy: 'sandbox' },
  })
  for (const source of ['none', 'redbook', 'autograb'] as const)
    expect(providers({ slug: 'harbour', source })).toBeNull()
})
