import { describe, expect, test } from 'vitest'
import { makes } from '#domain/cars/makes.ts'
import { cars, type DemoCar, now, priced, sites, stockOf } from '../tests/support/pages/whole-demo.ts'
import { demoStock } from './demo.ts'

describe('the demo is reproducible', () => {
  test('for the same moment', () => {
    expect(demoStock('ampersand', now)).toEqual(stockOf.get('ampersand'))
  })

  test('and months later has the same vehicles, with equally recent arrivals', () => {
    const later = demoStock('ampersand', new Date('2027-06-30T02:00:00Z'))
    const today = stockOf.get('ampersand') ?? []
    const whatItIs = ({ id, make, model, badge, dealerComments, priceCents, odometerKm }: DemoCar) => ({
      id,
      make,
      model,
      badge,
      dealerComments,
      priceCents,
      odometerKm,
    })

    expect(later.map(whatItIs)).toEqual(today.map(whatItIs))
    expect(daysOnLot(later[0], '2027-06-30T02:00:00Z')).toBeCloseTo(daysOnLot(today[0], now), 5)
  })
})

describe('no two vehicles can be mistaken for each other', () => {
  test('ids and vehicle numbers are unique', () => {
    expect(repeated(cars.map(({ id }) => id))).toEqual([])
    expect(repeated(cars.flatMap(({ vin }) => vin ?? []))).toEqual([])
  })

  test.each(sites.map(({ slug }) => slug))('stock numbers and addresses are unique on %s', (site) => {
    const stock = stockOf.get(site) ?? []

    expect(repeated(stock.map(({ stockNumber }) => stockNumber))).toEqual([])
    expect(repeated(stock.map(({ slug }) => slug))).toEqual([])
  })

  test('no two comments are the same, and no sentence is everywhere', () => {
    const comments = cars.flatMap(({ dealerComments }) => dealerComments ?? [])
    const counts = new Map<string, number>()
    for (const sentence of comments.flatMap((text) => text.split(/(?<=[.!?]) /))) {
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    }

    expect(repeated(comments)).toEqual([])
    expect(Math.max(...counts.values())).toBeLessThan(comments.length * 0.08)
  })
})

describe('the vehicles are believable', () => {
  test('makes are spelt as the platform spells them', () => {
    const motorCars = cars.filter(({ itemType }) => itemType === 'car')
    expect(except(motorCars, ({ make }) => makes.includes(make))).toEqual([])
  })

  test('a name starts with year and make', () => {
    expect(except(cars, ({ name, year, make }) => name.startsWith(`${year} ${make.split(' ')[0]}`))).toEqual(
      [],
    )
  })

  test('a vehicle number has 17 characters, without I, O and Q', () => {
    expect(except(cars, ({ vin }) => vin === null || /^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([])
  })

  test('plates have the format of the vehicle’s state', () => {
    const fits = ({ registrationPlate, state }: DemoCar) =>
      registrationPlate === null || plateForms[state ?? '']?.test(registrationPlate)

    expect(except(cars, fits)).toEqual([])
  })

  test('build and compliance dates fit the model year, and none is in the future', () => {
    const fits = ({ year, buildDate, complianceDate }: DemoCar) =>
      (buildDate ?? `${year}`).startsWith(`${year}`) &&
      (complianceDate ?? '9999') >= (buildDate ?? '') &&
      (complianceDate ?? buildDate ?? '') <= '2026-11'

    expect(except(cars, fits)).toEqual([])
  })

  test('kilometres fit the age', () => {
    const mostPerYear = 65_000
    const fits = ({ carType, year, odometerKm }: DemoCar) =>
      odometerKm === null ||
      (carType === 'new' && odometerKm < 50) ||
      (carType === 'demo' && odometerKm < 12_000) ||
      (odometerKm >= 1500 && odometerKm < mostPerYear * Math.max(2026.9 - Number(year), 1))

    expect(except(cars, fits)).toEqual([])
  })

  test('prices are plausible, in whole dollars', () => {
    const fits = ({ priceCents }: DemoCar) =>
      Number(priceCents) % 100 === 0 && Number(priceCents) >= 2_500_00 && Number(priceCents) <= 500_000_00

    expect(except(priced, fits)).toEqual([])
  })

  test('PRC-02 a was-price is higher than the price, and an offer is lower', () => {
    const fits = ({ priceCents, beforePriceCents, offerPriceCents }: DemoCar) =>
      (beforePriceCents ?? Infinity) > Number(priceCents) && (offerPriceCents ?? 0) < Number(priceCents)

    expect(except(priced, fits)).toEqual([])
  })

  test('young utes cost more than old ones', () => {
    const utes = priced.filter(({ model }) => ['HiLux', 'Ranger', 'Triton'].includes(model))
    const average = (list: DemoCar[]) =>
      list.reduce((sum, { priceCents }) => sum + Number(priceCents), 0) / list.length
    const young = average(utes.filter(({ year }) => Number(year) >= 2022))
    const old = average(utes.filter(({ year }) => Number(year) < 2019))

    expect(young).toBeGreaterThan(1.4 * old)
  })

  test('electric cars have no engine, and manuals no automatic gearbox', () => {
    const fits = ({ simpleFuel, engineSize, simpleTransmission, transmission }: DemoCar) =>
      (simpleFuel !== 'Electric' || engineSize === null) &&
      (simpleTransmission !== 'Manual' || (transmission ?? 'Manual').includes('Manual'))

    expect(except(cars, fits)).toEqual([])
  })

  test('CAR-08 caravans have dimensions, and neither odometer nor fuel', () => {
    const caravans = cars.filter(({ itemType }) => itemType === 'caravan')
    const fits = ({ specifications, odometerKm, simpleFuel }: DemoCar) =>
      Number(specifications.bodyLengthMm) > 3000 &&
      Number(specifications.bodyWidthMm) > 2000 &&
      Number(specifications.sleeps) >= 2 &&
      odometerKm === null &&
      simpleFuel === null

    expect(caravans.length).toBeGreaterThan(40)
    expect(except(caravans, fits)).toEqual([])
  })
})

test.each(['2025-03-01T00:30:00Z', '2026-01-01T00:30:00Z', '2027-06-30T13:00:00Z', '2030-02-28T23:59:00Z'])(
  'the demo can be created at %s',
  (moment) => {
    const stock = ['brindlewood', 'saltwren', 'fairhand'].flatMap((slug) => demoStock(slug, new Date(moment)))

    expect(repeated(stock.map(({ id }) => id))).toEqual([])
    expect(except(stock, ({ createdAt }) => createdAt <= new Date(moment))).toEqual([])
  },
)

const plateForms: Record<string, RegExp> = {
  QLD: /^\d{3}[A-Z]{2}\d$/,
  NSW: /^[A-Z]{3}\d{2}[A-Z]$/,
  VIC: /^\d[A-Z]{2}\d[A-Z]{2}$/,
  SA: /^S\d{3}[A-Z]{3}$/,
  WA: /^1[A-Z]{3}\d{3}$/,
  TAS: /^[A-Z]\d{2}[A-Z]{2}$/,
  ACT: /^Y[A-Z]{2}\d{2}[A-Z]$/,
  NT: /^C[A-Z]\d{2}[A-Z]{2}$/,
}

function daysOnLot(car: DemoCar | undefined, moment: Date | string) {
  return (new Date(moment).getTime() - Number(car?.createdAt)) / 86_400_000
}

/** The names of those that do not match. */
function except(list: DemoCar[], fits: (car: DemoCar) => boolean | undefined) {
  return list.filter((car) => !fits(car)).map(({ name, stockNumber }) => `${name} (${stockNumber})`)
}

function repeated(texts: string[]) {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
