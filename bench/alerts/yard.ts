import { createId } from '#data/create-id.ts'
import type { StoredCar } from '#data/cars/cars.ts'
import { carStatuses, carTypes } from '#domain/cars/car.ts'
import type { Document } from '#search/port.ts'
import { inventedVehicles } from '../../tests/search-contract/invented-vehicles.ts'
import { sampleCar } from '../../tests/support/samples/sample-car.ts'

/** An invented stock, without what no seller would advertise. Every vehicle is for sale. */
export function inventedStock(count: number): StoredCar[] {
  return [...inventedVehicles(count, 1)].map(carOf)
}

function carOf(document: Document, number: number): StoredCar {
  const text = (field: string) => (document[field] === null ? null : String(document[field]))
  const figure = (field: string) => (typeof document[field] === 'number' ? document[field] : null)
  const list = (field: string) => (Array.isArray(document[field]) ? (document[field] as string[]) : [])
  const price = figure('price')
  return sampleCar({
    id: createId(),
    slug: `vehicle-${number}`,
    stockNumber: `S${number}`,
    name: text('name') ?? '',
    make: text('make') ?? '',
    model: text('model') ?? '',
    badge: text('badge'),
    year: figure('year'),
    carType: carTypes.find((type) => type === document['car_type']) ?? 'used',
    status: carStatuses[0],
    soldAt: null,
    priceCents: price === null ? null : price * 100,
    odometerKm: figure('km'),
    colour: text('colour'),
    simpleBody: text('body'),
    simpleFuel: text('fuel'),
    simpleTransmission: text('transmission'),
    drive: text('drive'),
    seats: figure('seats'),
    features: list('features'),
    categories: list('categories'),
    dealerComments: text('description'),
    locationId: null,
    dealershipId: '1',
  })
}
