import { formatNumber } from '../shared/format-number.ts'
import type { CaravanSpecifications } from './car.ts'

const MM_PER_FOOT = 304.8

type Row = [label: string, value: string | number | undefined]

/** Lists the facts of a caravan. Sizes are in feet and in metres, because caravanners use both. */
export function caravanDetails(specifications: CaravanSpecifications): Row[] {
  const { bodyWidthMm, bodyLengthMm, tareWeightKg, axleType, sleeps, aggregateTrailerMassKg } = specifications
  return [
    ['Width', bodyWidthMm && feetAndMetres(bodyWidthMm)],
    ['Length', bodyLengthMm && feetAndMetres(bodyLengthMm)],
    ['Tare Weight', tareWeightKg && `${formatNumber(tareWeightKg)} kg`],
    ['Axle Type', axleType],
    ['Sleeps', sleeps],
    ['Aggregate Trailer Mass', aggregateTrailerMassKg && `${formatNumber(aggregateTrailerMassKg)} kg`],
  ]
}

function feetAndMetres(mm: number) {
  return `${(mm / MM_PER_FOOT).toFixed(1)} ft (${(mm / 1000).toFixed(2)} m)`
}
