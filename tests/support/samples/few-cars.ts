import type { StoredCar } from '#data/cars/cars.ts'

/** Two makes, three bodies and every kind of stock: few enough to count by hand. */
export const fewCars: Partial<StoredCar>[] = [
  {
    slug: 'hilux',
    make: 'Toyota',
    model: 'HiLux',
    simpleBody: 'Ute',
    priceCents: 45_990_00,
    carType: 'used',
  },
  {
    slug: 'corolla',
    make: 'Toyota',
    model: 'Corolla',
    simpleBody: 'Hatch',
    priceCents: 28_990_00,
    carType: 'new',
  },
  { slug: 'cx5', make: 'Mazda', model: 'CX-5', simpleBody: 'SUV', priceCents: 32_490_00, carType: 'used' },
  { slug: 'demo3', make: 'Mazda', model: '3', simpleBody: 'Hatch', priceCents: 30_990_00, carType: 'demo' },
]
