import { formatNumber } from '../shared/format-number.ts'
import { carTypeName } from '../cars/car-type-name.ts'
import type { Range } from './search-state.ts'
import type { VehicleFacet, VehicleRange } from './vehicle-facets.ts'

/** The labels of the filters. */
export const facetName: Record<VehicleFacet, string> = {
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  badge: 'Badge',
  body: 'Body type',
  car_type: 'Condition',
  status: 'Status',
  item_type: 'Vehicle type',
  price_range: 'Price range',
  weekly_price_range: 'Weekly price range',
  fuel: 'Fuel type',
  transmission: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  doors: 'Doors',
  cylinders: 'Cylinders',
  engine_size: 'Engine size',
  induction: 'Induction',
  year: 'Year',
  city: 'City',
  state: 'State',
  location_name: 'Location',
  dealership_name: 'Dealership',
  tag: 'Tag',
  categories: 'Category',
  features: 'Features',
}

export const rangeName: Record<VehicleRange, string> = {
  price: 'Price',
  km: 'Odometer',
  year: 'Year',
  subscription_price: 'Subscription per week',
  weekly_price: 'Repayment per week',
  towing: 'Towing capacity',
}

/** Writes a value for a shopper: as it is, or as text where it is a code. */
export function valueName(facet: VehicleFacet, value: string): string {
  const words: Partial<Record<VehicleFacet, Record<string, string>>> = {
    car_type: carTypeName,
    status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  }
  const known = words[facet]
  if (known && Object.hasOwn(known, value)) return known[value] ?? value
  if (facet === 'engine_size') return `${value} L`
  return facet === 'state' ? value.toUpperCase() : value
}

/** Writes a value that has no label beside it: `5 doors`. */
export function valueWithUnit(facet: VehicleFacet, value: string): string {
  const name = valueName(facet, value)
  return counted.has(facet) ? `${name} ${facetName[facet].toLowerCase()}` : name
}

const counted = new Set<VehicleFacet>(['seats', 'doors', 'cylinders'])

/** Writes a range for a shopper: `$10,000 to $20,000`, `up to 80,000 km`, `from 2018`. */
function formatRange(name: VehicleRange, { min, max }: Range): string {
  if (min === undefined) return `up to ${figure(name, max)}`
  return max === undefined ? `from ${figure(name, min)}` : `${figure(name, min)} to ${figure(name, max)}`
}

/** Writes a range that has no label beside it: `up to $150 a week`, `towing from 2,000 kg`. */
export function rangeWithUnit(name: VehicleRange, range: Range): string {
  const written = formatRange(name, range)
  if (name === 'towing') return `towing ${written}`
  return name === 'weekly_price' || name === 'subscription_price' ? `${written} a week` : written
}

const unit: Partial<Record<VehicleRange, string>> = { km: 'km', towing: 'kg' }

function figure(name: VehicleRange, amount = 0) {
  if (name === 'year') return String(amount)
  const written = formatNumber(amount)
  return Object.hasOwn(unit, name) ? `${written} ${unit[name]}` : `$${written}`
}
