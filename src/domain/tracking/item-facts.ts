import type { Car } from '../cars/car.ts'
import { publicIdentifiers } from '../cars/is-private-sale.ts'
import { type PricePolicy, priceDisplay } from '../cars/price-display.ts'

/** A vehicle under the names of the Automotive Standards Council. */
export type ItemFacts = ReturnType<typeof itemFacts>

/** Facts of a vehicle that its page shows anyway. */
export function itemFacts(car: Car, prices: PricePolicy) {
  const price = priceDisplay(car, prices)
  return {
    item_id: publicIdentifiers(car).vin,
    item_number: car.stockNumber,
    item_price: 'amountCents' in price ? String(price.amountCents / 100) : null,
    item_condition: car.carType,
    item_year: car.year === null ? null : String(car.year),
    item_make: car.make,
    item_model: car.model,
    item_variant: [car.badge, car.series].filter(Boolean).join(' ') || null,
    item_color: car.colour,
    item_type: car.itemType,
    item_category: car.simpleBody,
    item_fuel_type: car.simpleFuel,
    item_inventory_date: car.createdAt.toISOString().slice(0, 10),
  }
}
