import { seededRandom } from '#domain/shared/seeded-random.ts'

/** An invented vehicle in the sandbox’s registry. */
export type SandboxCar = {
  rego: string
  vin: string
  make: string
  model: string
  variant: string
  year: number
  body: string
  transmission: string
  cylinders: number
  /** What it was worth new, in dollars. */
  newPrice: number
  /** The variants among which the provider can’t tell; empty where it knows the vehicle. */
  candidates: string[]
}

const models = [
  ['Toyota', 'Corolla', 'Hatchback', 4, 34_000, ['Ascent Sport', 'SX', 'ZR']],
  ['Toyota', 'HiLux', 'Ute', 4, 58_000, ['Workmate', 'SR', 'SR5', 'Rogue']],
  ['Toyota', 'RAV4', 'SUV', 4, 47_000, ['GX', 'GXL', 'Cruiser']],
  ['Mazda', 'CX-5', 'SUV', 4, 44_000, ['Maxx', 'Maxx Sport', 'Touring', 'Akera']],
  ['Mazda', '3', 'Hatchback', 4, 36_000, ['G20 Pure', 'G20 Evolve', 'G25 Astina']],
  ['Hyundai', 'i30', 'Hatchback', 4, 31_000, ['Active', 'Elite', 'N Line']],
  ['Hyundai', 'Tucson', 'SUV', 4, 42_000, ['Active X', 'Elite', 'Highlander']],
  ['Kia', 'Sportage', 'SUV', 4, 43_000, ['S', 'SX', 'GT-Line']],
  ['Ford', 'Ranger', 'Ute', 4, 61_000, ['XL', 'XLS', 'XLT', 'Wildtrak']],
  ['Mitsubishi', 'Outlander', 'SUV', 4, 41_000, ['ES', 'LS', 'Exceed']],
  ['Nissan', 'X-Trail', 'SUV', 4, 42_000, ['ST', 'ST-L', 'Ti']],
  ['Volkswagen', 'Golf', 'Hatchback', 4, 41_000, ['Comfortline', 'Life', 'R-Line']],
  ['Subaru', 'Forester', 'SUV', 4, 43_000, ['2.5i', '2.5i-L', '2.5i-S']],
  ['Subaru', 'Outback', 'Wagon', 4, 47_000, ['AWD', 'AWD Sport', 'AWD Touring']],
  ['Honda', 'CR-V', 'SUV', 4, 46_000, ['Vi', 'VTi L7', 'VTi LX']],
  ['Isuzu', 'D-MAX', 'Ute', 4, 60_000, ['SX', 'LS-M', 'X-Terrain']],
] as const

/** The registry: `FCT001` to `FCT300`. From `FCT201` on, the customer chooses among candidates. */
const SANDBOX_CARS = 300
const FIRST_WITH_CANDIDATES = 201
const SEED = 20_260_301

/** Invents the registry. The same year always gives the same one, and its vehicles are up to fourteen years old. */
export function sandboxCars(thisYear: number): ReadonlyMap<string, SandboxCar> {
  const random = seededRandom(SEED)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const cars = Array.from({ length: SANDBOX_CARS }, (_, index): SandboxCar => {
    const number = index + 1
    const [make, model, body, cylinders, newPrice, variants] = pick(models)
    const year = thisYear - Math.floor(random() * 15)
    return {
      rego: `FCT${String(number).padStart(3, '0')}`,
      vin: `6FCT0000000${String(number).padStart(6, '0')}`,
      make,
      model,
      variant: pick<string>(variants),
      year,
      body,
      transmission: random() < 0.8 ? 'Automatic' : 'Manual',
      cylinders,
      newPrice,
      candidates:
        number < FIRST_WITH_CANDIDATES ? [] : variants.map((name) => `${year} ${make} ${model} ${name}`),
    }
  })
  return new Map(cars.map((car) => [car.rego, car]))
}
