import type { StoredCar } from '#data/cars/cars.ts'
import type {
  EstimatedCar,
  MarketPriceAnswer,
  MarketPriceProvider,
} from '#integrations/market-prices/port.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from './dealership.ts'

const kind = 'excluding_government_charges'

/** A vehicle that a service for market prices can be asked about. */
export const askable = {
  vin: 'ZZ9AAAAAAAAA00001',
  odometerKm: 41_250,
  priceCents: 20_000_00,
  priceKind: kind,
  priceType: null,
} satisfies Partial<StoredCar>

/** A dealer who shows the badge with AutoGrab’s market prices, where `answer` takes AutoGrab’s place. */
export async function pricedDealer(
  stock: Partial<StoredCar>[],
  answer: (car: EstimatedCar) => MarketPriceAnswer | Promise<MarketPriceAnswer> = () => estimate(22_000_00),
  prices: SiteDocument['prices'] = {},
): Promise<{ dealer: Dealership; asked: string[] }> {
  const dealer = await dealership({
    site: { prices: { marketBadge: true, marketPriceSource: 'autograb', ...prices } },
    stock: stock.map((overrides) => ({ ...askable, ...overrides })),
  })
  const { asked, provider } = marketPriceService(answer)
  return { dealer: { ...dealer, marketPriceProvider: provider }, asked }
}

/** A service that notes the VINs it is asked about. */
export function marketPriceService(
  answer: (car: EstimatedCar) => MarketPriceAnswer | Promise<MarketPriceAnswer>,
) {
  const asked: string[] = []
  const provider: MarketPriceProvider = {
    kind,
    async find(car) {
      asked.push(car.vin)
      return answer(car)
    },
  }
  return { asked, provider }
}

export function estimate(averageCents: number): MarketPriceAnswer {
  return {
    outcome: 'found',
    prices: { stateAverageCents: null, averageCents, kind, estimatedBy: 'autograb' },
  }
}
