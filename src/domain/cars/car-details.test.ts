import { describe, expect, test } from 'vitest'
import type { Car } from './car.ts'
import { bareCar } from '../../../tests/support/samples/bare-car.ts'
import { carDetails } from './car-details.ts'

const facts = { address: '12 Main Road, Toowoomba QLD 4350', today: '2026-03-10', showEngineDetails: false }

describe('CAR-07 the details of a vehicle', () => {
  test('start with the facts shoppers ask for first', () => {
    expect(carDetails(wellDescribed, { ...facts, showEngineDetails: true })).toEqual([
      { label: 'Kms', value: '41,250 km' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Fuel', value: 'Diesel' },
      { label: 'Body', value: 'Ute' },
      { label: 'Car Type', value: 'Used' },
      { label: 'Cylinders', value: '4' },
      { label: 'Litres', value: '2.8' },
      { label: 'Induction', value: 'Turbo' },
      { label: 'Rego Expiry', value: 'Expires on 11/03/2026' },
      { label: 'Stock Number', value: 'U1' },
      { label: 'Build Date', value: '05/2021' },
      { label: 'Compliance Date', value: '06/2021' },
      { label: 'Address', value: '12 Main Road, Toowoomba QLD 4350' },
      { label: 'Colour', value: 'White' },
      { label: 'Interior Colour', value: 'Black' },
      { label: 'Drive', value: '4x4' },
      { label: 'Seats', value: '5' },
      { label: 'Doors', value: '4' },
      { label: 'Engine Size', value: '2755 cc' },
      { label: 'Views', value: '3' },
      { label: 'VIN', value: 'MR0HA3CD500123456' },
      { label: 'Rego Plate', value: '123ABC' },
    ])
  })

  test('leave out unknown facts', () => {
    expect(labels({ ...bareCar, colour: 'null', drive: ' ', vin: 'undefined' })).toEqual([
      'Car Type',
      'Stock Number',
    ])
  })

  test('include the engine only where the site turns that on', () => {
    expect(labels(wellDescribed)).not.toContain('Cylinders')
  })

  test('include the registration only until it expires', () => {
    expect(labels({ ...wellDescribed, registrationExpiry: '2026-03-10' })).not.toContain('Rego Expiry')
  })

  test('show only the suburb and postcode of a private seller', () => {
    const details = carDetails({ ...wellDescribed, privateSuburb: 'Nundah', privatePostcode: '4012' }, facts)

    expect(details).toContainEqual({ label: 'Address', value: 'Nundah 4012' })
    expect(details.map(({ label }) => label)).not.toContain('VIN')
    expect(details.map(({ label }) => label)).not.toContain('Rego Plate')
  })
})

function labels(car: Car) {
  return carDetails(car, { ...facts, address: car === wellDescribed ? facts.address : null }).map(
    ({ label }) => label,
  )
}

const wellDescribed: Car = {
  ...bareCar,
  simpleTransmission: 'Automatic',
  transmission: '6 Speed Sports Automatic',
  simpleBody: 'Ute',
  odometerKm: 41_250,
  simpleFuel: 'Diesel',
  registrationExpiry: '2026-03-11',
  buildDate: '2021-05',
  complianceDate: '2021-06',
  colour: 'White',
  interiorColour: 'Black',
  drive: '4x4',
  seats: 5,
  doors: 4,
  views: 3,
  vin: 'MR0HA3CD500123456',
  registrationPlate: '123ABC',
  variant: { cylinders: 4, engineLitres: 2.8, induction: 'Turbo', engineSizeCc: 2755 },
}
