/** The facts that categories use. */
export type Sorted = {
  body: string
  fuel: string | null
  drive: string | null
  seats: number | null
  odometerKm: number | null
  newPriceDollars: number
  priceDollars: number | null
  torqueNm: number | null
  aggregateTrailerMassKg: number | null
  tareWeightKg: number | null
  sleeps: number | null
  isSubscribable: boolean
}

/** The dealers’ categories, and which vehicles belong in each. */
const categories: Record<string, (vehicle: Sorted) => boolean> = {
  'Under $10k': ({ priceDollars }) => priceDollars !== null && priceDollars < 10_000,
  'Under $20k': ({ priceDollars }) => priceDollars !== null && priceDollars < 20_000,
  'Under $40k': ({ priceDollars }) => priceDollars !== null && priceDollars < 40_000,
  'Family SUVs': ({ body, newPriceDollars }) => body === 'SUV' && newPriceDollars < 95_000,
  'First Cars': ({ body, priceDollars }) =>
    body === 'Hatchback' && priceDollars !== null && priceDollars < 22_000,
  '7 Seaters': ({ seats }) => seats !== null && seats >= 7,
  'Low Kms': ({ odometerKm }) => odometerKm !== null && odometerKm > 500 && odometerKm < 45_000,
  'Work Utes': ({ body, newPriceDollars }) => ['Ute', 'Van'].includes(body) && newPriceDollars < 80_000,
  'Off Road': ({ drive, body }) => drive === '4x4' && ['SUV', 'Ute'].includes(body),
  'Tow Vehicles': ({ drive, torqueNm }) => drive === '4x4' && torqueNm !== null && torqueNm >= 430,
  'Hybrid & Electric': ({ fuel }) => ['Hybrid', 'Plug-in Hybrid', 'Electric'].includes(fuel ?? ''),
  Electric: ({ fuel }) => fuel === 'Electric',
  'Plug-in Hybrid': ({ fuel }) => fuel === 'Plug-in Hybrid',
  Hybrid: ({ fuel }) => fuel === 'Hybrid',
  'Long Range': ({ fuel, newPriceDollars }) => fuel === 'Electric' && newPriceDollars > 60_000,
  'By Subscription': ({ isSubscribable }) => isSubscribable,
  'Couples Vans': ({ sleeps }) => sleeps === 2,
  'Family Bunk Vans': ({ sleeps }) => sleeps !== null && sleeps >= 4,
  'Off Grid': ({ aggregateTrailerMassKg }) =>
    aggregateTrailerMassKg !== null && aggregateTrailerMassKg >= 3000,
  'Under 2,500 kg': ({ tareWeightKg }) => tareWeightKg !== null && tareWeightKg < 2500,
}

/** All categories of a vehicle. A site only shows those in its settings. */
export function categoriesOf(vehicle: Sorted): string[] {
  return Object.entries(categories)
    .filter(([, belongs]) => belongs(vehicle))
    .map(([name]) => name)
}
