import type { VehicleRecord } from './vehicle-record.ts'

type Fact = { label: string; value: string }

/** What the photo step shows of the customer’s vehicle. */
export function headlineFacts({ Make, Model, Variant, Year }: VehicleRecord): Fact[] {
  return known([
    ['Make', Make],
    ['Model', Model],
    ['Variant', Variant],
    ['Year', Year],
  ])
}

/** What the last step shows of it besides. A fact that the provider doesn’t know is left out. */
export function furtherFacts(record: VehicleRecord): Fact[] {
  return known([
    ['VIN', record.VIN],
    ['Body', record.Body],
    ['Transmission', record.Transmission],
    ['Cylinders', record.Cylinders],
    ['Compliance date', monthAndYear(record.CompMth, record.CompYr)],
    ['Build date', monthAndYear(record.BuildMth, record.BuildYr)],
  ])
}

/** What people call the vehicle: `2019 Mazda CX-5 Maxx Sport`. */
export function vehicleName({ Year, Make, Model, Variant }: VehicleRecord): string {
  return [Year, Make, Model, Variant].filter(Boolean).join(' ') || 'your car'
}

function monthAndYear(month: string | null, year: string | null) {
  return year === null ? null : [month?.padStart(2, '0'), year].filter(Boolean).join('/')
}

function known(facts: [string, string | null][]) {
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
