import { expect, test } from 'vitest'
import { isPlausible } from '#domain/market-prices/fetching-rules.ts'
import { sandboxVinEndings } from './port.ts'
import { sandboxMarketPrices } from './sandbox-market-prices.ts'

const { find, kind } = sandboxMarketPrices()
const about = (ending: string) =>
  find({ vin: `ZZ9AAAAAAAAA${ending}`, odometerKm: 41_250, askingCents: 20_000_00 })

test('API-03 the sandbox always says the same of a vehicle, and that it says it', async () => {
  const first = await about('00001')

  expect(first).toMatchObject({ outcome: 'found', prices: { kind, estimatedBy: 'sandbox' } })
  expect(await about('00001')).toEqual(first)
  expect(await about('00002')).not.toEqual(first)
  expect(first.outcome === 'found' && isPlausible(first.prices, 20_000_00)).toBe(true)
})

test('API-03 the sandbox has every branch', async () => {
  const outcomes = await Promise.all(Object.keys(sandboxVinEndings).map(about))
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['failed', 'limited', 'unknown'])
})
