import { expect, test } from 'vitest'
import { bareCar } from '../../../../tests/support/samples/bare-car.ts'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../../tests/support/samples/sample-site.ts'
import { vehicleRecord } from './vehicle-record.server.ts'
import { writeHits } from './hits-json.server.ts'

const site = Site.parse(siteDocument())
const now = new Date('2026-03-10T12:00:00+10:00')
const read = (body: Buffer[]): unknown => JSON.parse(Buffer.concat(body).toString())

test.each([0, 1, 3])('API-01 a response with %s hits is the JSON of its records', (count) => {
  const cars = Array.from({ length: count }, (_, nth) => ({
    ...bareCar,
    id: `${nth}`,
    name: `Škoda “${nth}” 🚗`,
  }))
  const hits = cars.map((car, nth) => ({ car, more: { distance_km: nth / 2 } }))

  const body = writeHits(hits, { site, now }, { total: count, stats: {} })

  const records = cars.map((car, nth) => ({ ...vehicleRecord(car, site, now), distance_km: nth / 2 }))
  expect(read(body)).toEqual({ hits: records, total: count, stats: {} })
  expect(writeHits(hits, { site, now }, { total: count, stats: {} })).toEqual(body)
})

test('API-01 another version of the vehicle or of the site has another record', () => {
  const [{ id: first }, { id: other }] = [site.locations[0] ?? { id: '' }, { id: 'elsewhere' }]
  const moved = { ...site, locations: site.locations.map((location) => ({ ...location, name: 'New yard' })) }
  const car = { ...bareCar, priceCents: 1_000_000, locationId: first }
  const cheaper = { ...car, priceCents: 900_000, locationId: other }
  const recordOf = (shown: typeof car, of = site) =>
    read(writeHits([{ car: shown, more: {} }], { site: of, now }, { total: 1 }))

  expect(recordOf(car)).toEqual({ hits: [vehicleRecord(car, site, now)], total: 1 })
  expect(recordOf(cheaper)).toEqual({ hits: [vehicleRecord(cheaper, site, now)], total: 1 })
  expect(recordOf(car, moved)).toEqual({ hits: [vehicleRecord(car, moved, now)], total: 1 })
  expect(recordOf(car, moved)).not.toEqual(recordOf(car))
})
