import { createHash } from 'node:crypto'
import type { EstimatedCar, MarketPriceAnswer, MarketPriceProvider } from '../port.ts'
import type { sandboxVinEndings } from './port.ts'

/** Takes the place of a service for market prices in a demo. The same vehicle always gets the same price. */
export function sandboxMarketPrices(): MarketPriceProvider {
  return {
    kind: 'excluding_government_charges',
    find: (car) => Promise.resolve(special(car) ?? invented(car)),
  }
}

const LIMITED_MS = 60_000

function special({ vin }: EstimatedCar): MarketPriceAnswer | null {
  const answers: Record<keyof typeof sandboxVinEndings, MarketPriceAnswer> = {
    '00404': { outcome: 'unknown' },
    '00429': { outcome: 'limited', waitMs: LIMITED_MS },
    '00503': { outcome: 'failed', problem: 'unreachable' },
  }
  return Object.entries(answers).find(([ending]) => vin.endsWith(ending))?.[1] ?? null
}

/** From six per cent under the asking price to nine per cent over it. */
function invented({ vin, odometerKm, askingCents }: EstimatedCar): MarketPriceAnswer {
  const byte = createHash('sha256').update(`${vin} ${odometerKm}`).digest().readUInt8(0)
  const dollars = (askingCents / 100) * (0.94 + (byte / 255) * 0.15)
  return {
    outcome: 'found',
    prices: {
      stateAverageCents: null,
      averageCents: Math.round(dollars / 10) * 1000,
      kind: 'excluding_government_charges',
      estimatedBy: 'sandbox',
    },
  }
}
