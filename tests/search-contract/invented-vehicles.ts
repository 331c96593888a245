import type { Document } from '../../src/search/port.ts'
import { withTexts } from '../../src/search/vehicle-texts.ts'
import * as names from './invented-names.ts'
import { type Random, randomChoices } from './random-choices.ts'

/** The current time for all sample vehicles, in seconds since 1970. */
export const FIXTURE_NOW = Date.UTC(2026, 5, 1) / 1000
const DAY = 24 * 60 * 60

const makes = names.modelsOfMakes.flatMap(([make, models]) => ({ make, models }))
const places = names.placesOfStates.flatMap(([state, cities]) => cities.map((city) => ({ state, city })))

/** Vehicles as dealers list them, always the same for the same seed. */
export function* inventedVehicles(count: number, seed: number): Generator<Document & { id: string }> {
  const random = randomChoices(seed)
  for (let number = 0; number < count; number++) yield inventedVehicle(number, random)
}

function inventedVehicle(number: number, random: Random): Document & { id: string } {
  const { make, models } = random.frequent(makes)
  const model = random.frequent(models)
  const badge = random.chance(0.03) ? null : badgeOf(random)
  const carType = random.frequent(['used', 'new', 'demo'])
  const year = carType === 'used' ? 2025 - Math.floor(random.number() ** 1.5 * 22) : 2026
  const price = random.chance(0.04) ? null : 3000 + Math.floor(random.number() ** 2 * 120_000)
  const weeklyPrice = price === null || random.chance(0.2) ? null : Math.round(price / 220)
  const status = random.frequent(['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'withdrawn'])
  const { state, city } = random.frequent(places)
  const location = `${city} ${random.one(['Motors', 'Auto Centre'])}`
  return withTexts({
    // The ids have an order of their own that matches nothing else.
    id: `${(Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(36)}-${number}`,
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    series: random.chance(0.5) ? null : `MY${String(year % 100).padStart(2, '0')}`,
    name: [year, make, model, badge].filter((part) => part !== null).join(' '),
    body: random.frequent(names.bodies),
    car_type: carType,
    status,
    item_type: random.chance(0.02) ? 'caravan' : 'car',
    price_range: price === null ? null : `${Math.floor(price / 10_000) * 10}k+`,
    weekly_price_range: weeklyPrice === null ? null : `$${Math.floor(weeklyPrice / 50) * 50}+ a week`,
    fuel: random.frequent(names.fuels),
    transmission: random.frequent(names.transmissions),
    drive: random.frequent(names.drives),
    colour: random.frequent(names.colours),
    seats: random.frequent([5, 7, 2, 4, 8, 3]),
    year,
    city,
    state,
    location_name: location,
    dealership_name: `${location.charAt(0)} ${random.one(['Auto Group', 'Motor Company'])}`,
    tag: random.chance(0.8) ? null : random.one(names.tags),
    categories: several(names.categories, random.below(4), random),
    features: several(names.features, 8 + random.below(25), random),
    description: Array.from({ length: 30 + random.below(30) }, () => random.frequent(names.adWords)).join(
      ' ',
    ),
    stock_number: `${random.one(['U', 'N', 'D-', 'STK'])}${100_000 + number}`,
    vin: `6T1${letters(5, random)}${String(100_000_000 + number)}`,
    plate: random.chance(0.3) ? null : `${letters(3, random)}-${random.below(1000)}`,
    price,
    km: carType === 'new' ? null : Math.floor(random.number() ** 1.5 * 300_000),
    subscription_price: random.chance(0.7) ? null : 150 + random.below(500),
    weekly_price: weeklyPrice,
    sold_at: status === 'sold' ? FIXTURE_NOW - random.below(30 * DAY) : null,
    created_at: FIXTURE_NOW - random.below(700 * DAY),
  })
}

function badgeOf(random: Random) {
  const extras = several(names.gradeExtras, random.below(3), random)
  return [random.frequent(names.grades), ...extras].join(' ')
}

function several<T>(from: readonly T[], count: number, random: Random): T[] {
  return [...new Set(Array.from({ length: count }, () => random.frequent(from)))]
}

function letters(count: number, random: Random) {
  return Array.from({ length: count }, () => random.one([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('')
}
