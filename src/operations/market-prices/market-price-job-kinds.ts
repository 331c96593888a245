import { z } from 'zod'
import { marketPriceRetries } from '#domain/market-prices/fetching-rules.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { fetchMarketPrices, type MarketPricePorts } from './fetch-market-prices.ts'

export function marketPriceJobKinds() {
  return {
    'market-prices': jobKind({
      payload: z.object({}),
      retries: marketPriceRetries,
      handle: (_job, ports: MarketPricePorts) => fetchMarketPrices(ports),
    }),
  }
}
