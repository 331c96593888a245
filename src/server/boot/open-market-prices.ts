import { autograbMarketPrices } from '#integrations/market-prices/autograb-market-prices.ts'
import type { MarketPriceProviders } from '#integrations/market-prices/port.ts'
import { sandboxMarketPrices } from '#integrations/market-prices/sandbox/sandbox-market-prices.ts'
import type { Env } from '../env.ts'

/**
 * Who estimates market prices for each site: in a demo the sandbox, where the site says so and nowhere else; otherwise AutoGrab,
 * where the site says so and the operator has set its key.
 */
export function openMarketPrices({
  demo,
  marketPriceKeys,
}: Pick<Env, 'demo' | 'marketPriceKeys'>): MarketPriceProviders {
  if (demo) {
    const sandbox = sandboxMarketPrices()
    return ({ source }) => (source === 'sandbox' ? sandbox : null)
  }
  const providers = new Map([...marketPriceKeys].map(([slug, key]) => [slug, autograbMarketPrices({ key })]))
  return ({ slug, source }) => (source === 'autograb' ? (providers.get(slug) ?? null) : null)
}
