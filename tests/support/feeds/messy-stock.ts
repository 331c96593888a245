import type { StoredCar } from '#data/cars/cars.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'

/** Values as different people and feeds spell them. The first is how a site should show them. */
const spellings = {
  make: [
    ['Mercedes-Benz', 'MERCEDES BENZ', 'mercedes-benz'],
    ['Land Rover', 'Landrover', 'LAND ROVER'],
    ['Citroen', 'Citroën', 'CITROËN'],
    ['Toyota', 'TOYOTA', 'toyota'],
  ],
  model: [
    ['C-Class', 'C CLASS', 'c class'],
    ['CX-5', 'CX5', 'cx 5'],
    ['RAV4', 'RAV 4', 'rav-4'],
    ['Petrol/Electric', 'PETROL / ELECTRIC'],
    ['Petrol'],
    ['C+Pod', 'c+pod'],
  ],
  colour: [
    ['White', 'WHITE', 'white'],
    ['Blue Grey', 'Blue-Grey', 'blue grey'],
    ['Black', 'BLACK'],
  ],
  drive: [['AWD', 'awd', 'Awd'], ['4x4', '4X4'], ['FWD']],
  city: [
    ['Brisbane', 'BRISBANE', 'brisbane'],
    ['Newtown', 'NEWTOWN'],
    ['New Town', 'NEW-TOWN'],
  ],
  simpleBody: [
    ['Ute', 'UTE'],
    ['SUV', 'suv', 'Suv'],
  ],
  simpleFuel: [
    ['Diesel', 'DIESEL'],
    ['Petrol', 'petrol'],
    ['Petrol - Premium ULP', 'PETROL-PREMIUM ULP'],
  ],
} as const

const features = [['Tow Bar', 'TOW BAR', 'Towbar'], ['Sunroof', 'sunroof'], ['Reversing Camera']] as const

/** Vehicles whose values each have several spellings, the first of them the most common. */
export function messyStock(count: number, seed = 1): Partial<StoredCar>[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const written = (values: readonly (readonly string[])[]) => {
    const ways = pick(values) ?? []
    return (random() < 0.6 ? ways[0] : pick(ways)) ?? ''
  }
  return Array.from({ length: count }, () => ({
    make: written(spellings.make),
    model: written(spellings.model),
    colour: written(spellings.colour),
    drive: written(spellings.drive),
    city: written(spellings.city),
    simpleBody: written(spellings.simpleBody),
    simpleFuel: written(spellings.simpleFuel),
    features: random() < 0.5 ? [written(features), written(features)] : [],
    priceCents: 10_000_00 + Math.floor(random() * 60) * 1000_00,
  }))
}
