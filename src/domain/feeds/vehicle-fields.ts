import { carTypes } from '../cars/car.ts'
import type { FieldKind } from './cell-readers/field-kinds.ts'
import { amount, money, price } from './cell-readers/number-kinds.ts'
import {
  day,
  choice,
  form,
  line,
  lines,
  list,
  photoAddress,
  photoAddresses,
  presence,
  priceWords,
  webAddress,
  yesNo,
} from './cell-readers/text-kinds.ts'
import { makeName, modelName, stateCode } from './vehicle-names.ts'
import { carTypeWords } from './words/car-type-words.ts'
import { fuelWords } from './words/fuel-words.ts'
import { meaningIn } from './words/meaning-in.ts'
import { feedStatuses, statusWords } from './words/status-words.ts'
import { transmissionWords } from './words/transmission-words.ts'

const CENTS = 100
const anyPrice = { from: 0, to: 20_000_000 * CENTS }
const anySizeMm = { from: 1, to: 50_000 }
const anyMassKg = { from: 1, to: 100_000 }
const anyRate = { from: 0, to: 100, decimals: 2 }

/** Every vehicle field a feed can supply, and how to read it. What a mapping says of a text comes before the known words. */
export const vehicleFields = {
  stockNumber: line({ maxLength: 60 }),
  name: line(),
  carsalesTitle: line(),
  year: amount('none', { from: 1886, to: 2100 }),
  make: line({ spelling: makeName }),
  model: line({ spelling: modelName }),
  badge: line(),
  series: line(),
  carType: choice(carTypes, meaningIn(carTypeWords)),
  itemType: line({ maxLength: 40 }),

  status: choice(feedStatuses, meaningIn(statusWords)),
  soldOn: day(),
  arrivedOn: day(),
  reserved: yesNo({ value: true, note: 'is neither yes nor no, so the vehicle counts as reserved' }),
  preorder: yesNo(),
  certified: yesNo(),
  tag: line({ maxLength: 60 }),
  showOnDealerWebsite: yesNo(),

  price: price(anyPrice),
  priceType: line(),
  beforePrice: price(anyPrice),
  offerPrice: price(anyPrice),
  subscriptionPrice: money(anyPrice, 'weekly'),

  odometer: amount('distance', { from: 0, to: 5_000_000 }),
  colour: line(),
  interiorColour: line(),
  simpleBody: line(),
  simpleTransmission: line({ spelling: meaningIn(transmissionWords) }),
  simpleFuel: line({ spelling: meaningIn(fuelWords) }),
  transmission: line(),
  fuel: line(),
  engineSize: line(),
  drive: line(),
  seats: amount('none', { from: 1, to: 100 }),
  doors: amount('none', { from: 1, to: 12 }),

  vin: form(/^(?:[A-HJ-NPR-Z0-9]{17}|[A-Z0-9-]{4,16})$/, 'is neither a VIN nor an older chassis number'),
  registrationPlate: form(/^[A-Z0-9 -]{1,10}$/, 'is not a registration plate'),
  nvic: presence(),
  registrationExpiry: day(),
  complianceDate: day(),
  buildDate: day(),

  dealerComments: lines(),
  standardEquipment: list(),
  features: list(),
  categories: list(),
  images: photoAddresses(),
  thumbnails: photoAddresses(),
  primaryImageUrl: photoAddress(),
  historyReportUrl: webAddress(),

  location: line(),
  city: line(),
  state: line({ maxLength: 40, spelling: stateCode }),
  privateSuburb: line(),
  privatePostcode: form(/^\d{4}$/, 'is not a postcode'),

  paymentProcessors: list(),
  'marketPrices.stateAverage': price(anyPrice),
  'marketPrices.average': price(anyPrice),
  'marketPrices.kind': priceWords(),

  'variant.engineSize': amount('engine', { from: 40, to: 30_000 }),
  'variant.cylinders': amount('none', { from: 1, to: 18 }),
  'variant.induction': line(),
  'variant.fuelConsumptionCombined': amount('none', { from: 0.1, to: 100, decimals: 1 }),
  'variant.fuelCapacity': amount('capacity', { from: 1, to: 2000 }),
  'variant.grossVehicleMass': amount('mass', anyMassKg),
  'variant.towingCapacity': amount('mass', anyMassKg),
  'variant.length': amount('length', anySizeMm),
  'variant.height': amount('length', anySizeMm),
  'variant.width': amount('length', anySizeMm),
  'variant.torque': line(),
  'variant.ancapRating': amount('none', { from: 0, to: 5, decimals: 1 }),
  'variant.bodyConfiguration': line(),
  'variant.gearType': line(),

  'specifications.bodyWidth': amount('length', anySizeMm),
  'specifications.bodyLength': amount('length', anySizeMm),
  'specifications.tareWeight': amount('mass', anyMassKg),
  'specifications.axleType': line(),
  'specifications.sleeps': amount('none', { from: 1, to: 20 }),
  'specifications.aggregateTrailerMass': amount('mass', anyMassKg),
} satisfies Record<string, FieldKind<unknown>>

/** A lender's figures for one vehicle. */
export const lenderFields = {
  interestRate: amount('none', anyRate),
  comparisonRate: amount('none', anyRate),
  paymentWeek: money(anyPrice, 'weekly'),
  paymentMonth: money(anyPrice, 'monthly'),
  termMonths: amount('none', { from: 1, to: 600 }),
  termYears: amount('none', { from: 1, to: 50, decimals: 1 }),
  termUnit: line({ maxLength: 20 }),
  deposit: money(anyPrice),
  balloon: money(anyPrice),
  disclaimer: lines(),
} satisfies Record<string, FieldKind<unknown>>

type ValuesOf<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends FieldKind<infer Value> ? Value | null : never
}
export type VehicleValues = ValuesOf<typeof vehicleFields>
export type LenderValues = ValuesOf<typeof lenderFields>
export type VehicleField = keyof typeof vehicleFields

/** A lender’s figure as reports call it. */
export function lenderFieldName(provider: string, name: string): string {
  return `financeLenders.${provider}.${name}`
}

/** A row without these is rejected, because they identify the vehicle and say whether it is for sale. */
export const essentialFields: readonly VehicleField[] = ['stockNumber', 'make', 'model', 'carType', 'status']

/** A row where this is there but can't be read is rejected too: it may be what keeps the vehicle off the site. */
export const doubtfulFields: ReadonlySet<string> = new Set<VehicleField>(['showOnDealerWebsite'])
