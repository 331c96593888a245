import type { SandboxCar } from './sandbox-cars.ts'

/** The record of a vehicle as the provider would send it, with the variant that the customer chose. */
export function recordOf(car: SandboxCar, chosen?: number): Record<string, unknown> {
  const variant = chosen === undefined ? undefined : car.candidates[chosen]
  return {
    EvalID: chosen === undefined ? `SBX-${car.rego}` : `SBX-${car.rego}-${chosen}`,
    VIN: car.vin,
    EngineNo: `EN${car.vin.slice(-6)}`,
    Registration: car.rego,
    RegExpiry: '30/11/2027',
    Make: car.make,
    Model: car.model,
    Series: `MY${String(car.year).slice(2)}`,
    Variant: variant?.slice(`${car.year} ${car.make} ${car.model} `.length) ?? car.variant,
    Year: car.year,
    Transmission: car.transmission,
    redbookCode: `SBX${car.vin.slice(-6)}`,
    Body: car.body,
    Cylinders: car.cylinders,
    CompMth: 5,
    CompYr: car.year,
    BuildMth: 3,
    BuildYr: car.year,
  }
}

/** The vehicles of the plates that do something special. */
export function specialCars(thisYear: number): Map<string, SandboxCar> {
  const variants = ['Maxx', 'Maxx Sport', 'Touring']
  const car = (rego: string, year: number, candidates: string[] = []): [string, SandboxCar] => [
    rego,
    {
      rego,
      vin: `6FCT00000${rego.padEnd(8, '0')}`,
      make: 'Mazda',
      model: 'CX-5',
      variant: 'Maxx Sport',
      year,
      body: 'SUV',
      transmission: 'Automatic',
      cylinders: 4,
      newPrice: 44_000,
      candidates,
    },
  ]
  return new Map([
    car('SLOW00', thisYear - 3),
    car('LATER0', thisYear - 3),
    car('TWICE0', thisYear - 4),
    car('NEW001', thisYear - 2),
    car('OLD001', thisYear - 14),
    car('NOVALU', thisYear - 3),
    car(
      'CHOOSE',
      thisYear - 5,
      variants.map((name) => `${thisYear - 5} Mazda CX-5 ${name}`),
    ),
  ])
}
