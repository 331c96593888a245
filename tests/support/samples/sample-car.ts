import type { StoredCar } from '#data/cars/cars.ts'
import { createId } from '#data/create-id.ts'
import { bareCar } from './bare-car.ts'

/** A used 2021 Toyota HiLux, with any overrides. */
export function sampleCar(overrides: Partial<StoredCar> = {}): StoredCar {
  const id = createId()
  const { views: _, updatedAt: _at, ...bare } = bareCar
  return { ...bare, ...known, id, slug: `car-${id}`, stockNumber: id.slice(-12), ...overrides }
}

const known = {
  name: '2021 Toyota HiLux SR5',
  year: 2021,
  badge: 'SR5',
  priceCents: 45_990_00,
  priceKind: 'drive_away',
  priceType: 'Drive Away',
  odometerKm: 41_250,
  colour: 'White',
  simpleBody: 'Ute',
  simpleTransmission: 'Automatic',
  simpleFuel: 'Diesel',
  drive: '4WD',
  seats: 5,
  doors: 4,
  dealershipId: '1',
  locationId: '10',
} satisfies Partial<StoredCar>
