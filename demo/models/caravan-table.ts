import { caravans } from './caravans.ts'
import { cells, figure, figureOrNull } from './model-table.ts'

export type CaravanModel = {
  make: string
  model: string
  badge: string
  from: number
  to: number | null
  axleType: string
  bodyLengthMm: number
  bodyWidthMm: number
  tareWeightKg: number
  aggregateTrailerMassKg: number
  sleeps: number
  newPriceDollars: number
}

/** make | range | layout | years | axle | length x width | tare | aggregate trailer mass | sleeps | price when new */
export const caravanModels: readonly CaravanModel[] = caravans
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', model = '', badge = '', years = '', axleType = '', size = '', ...rest] = cells(line)
    const [from, to] = years.split('-')
    const [length, width] = size.split('x')
    const [tare, mass, sleeps, price] = rest
    return {
      make,
      model,
      badge,
      from: figure(from),
      to: figureOrNull(to),
      axleType,
      bodyLengthMm: figure(length),
      bodyWidthMm: figure(width),
      tareWeightKg: figure(tare),
      aggregateTrailerMassKg: figure(mass),
      sleeps: figure(sleeps),
      newPriceDollars: figure(price),
    }
  })
