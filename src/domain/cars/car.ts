import type { RichText } from '../rich-text/rich-text.ts'

/** Whether a vehicle is sold as new, as a demonstrator, or used. */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

/** Where a vehicle stands in its life on the lot. Only the first two are for sale. */
export const carStatuses = ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const
export type CarStatus = (typeof carStatuses)[number]

/** What the one price of a vehicle includes: Australian advertising law needs it said beside the figure. */
export const priceKinds = [
  'drive_away',
  'excluding_government_charges',
  'estimated_drive_away',
  'from',
] as const
export type PriceKind = (typeof priceKinds)[number]

/**
 * One vehicle as a dealer's site knows it. Money is in cents, distances in kilometres, sizes in millimetres.
 * `null` means that nobody told us.
 */
export type Car = {
  id: string
  slug: string
  stockNumber: string

  name: string
  carsalesTitle: string | null
  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  carType: CarType
  /** `car`, `caravan`, … : what kind of thing it is. */
  itemType: string

  status: CarStatus
  soldAt: Date | null
  reserved: boolean
  preorder: boolean
  certified: boolean
  /** A label of the dealer's own, such as "Test Drive Only". */
  tag: string | null
  showOnDealerWebsite: boolean

  priceCents: number | null
  priceKind: PriceKind | null
  /** The feed's own words for what the price includes. */
  priceType: string | null
  beforePriceCents: number | null
  offerPriceCents: number | null
  /** Per week. */
  subscriptionPriceCents: number | null

  odometerKm: number | null
  colour: string | null
  interiorColour: string | null
  simpleBody: string | null
  simpleTransmission: string | null
  simpleFuel: string | null
  /** The transmission, fuel and engine in the maker's or feed's own words. */
  transmission: string | null
  fuel: string | null
  engineSize: string | null
  drive: string | null
  seats: number | null
  doors: number | null

  vin: string | null
  registrationPlate: string | null
  hasNvic: boolean
  /** Dates without a time: `2024-05-31`, or `2024-05` where only the month is known. */
  registrationExpiry: string | null
  complianceDate: string | null
  buildDate: string | null

  /** Plain text, for search, emails and data; its bullets are “•”. */
  dealerComments: string | null
  /** The same words with their paragraphs, lists and emphasis, where the feed brought HTML. */
  dealerCommentsRich: RichText | null
  standardEquipment: string[]
  /** Features a shopper can filter by, and the dealer's own groupings. */
  features: string[]
  categories: string[]
  images: string[]
  thumbnails: string[]
  primaryImageUrl: string | null
  /** Address of the history report, when there is one. */
  historyReportUrl: string | null

  dealershipId: string | null
  locationId: string | null
  city: string | null
  state: string | null
  /** A private sale shows these two in place of a dealer's address. */
  privateSuburb: string | null
  privatePostcode: string | null

  paymentProcessors: string[]
  marketPrices: MarketPrices | null
  /** Keyed by finance provider. */
  financeLenders: Record<string, LenderQuote>
  variant: Variant
  specifications: CaravanSpecifications

  views: number
  createdAt: Date
  updatedAt: Date
}

/** What comparable vehicles are advertised for. */
export type MarketPrices = {
  stateAverageCents: number | null
  averageCents: number | null
  /** What those prices include. Where nobody says, they are compared with none. */
  kind?: PriceKind | null
}

/** A lender's figures for one vehicle. Rates are per cent a year. */
export type LenderQuote = {
  interestRate: number | null
  comparisonRate: number | null
  paymentWeekCents: number | null
  paymentMonthCents: number | null
  termMonths: number | null
  termYears: number | null
  termUnit: string | null
  depositCents: number | null
  balloonCents: number | null
  disclaimer: string | null
}

/** The maker's data sheet, as far as the feed brings it. */
export type Variant = {
  engineSizeCc?: number
  engineLitres?: number
  cylinders?: number
  induction?: string
  fuelConsumptionCombined?: number
  fuelCapacityLitres?: number
  grossVehicleMassKg?: number
  /** With brakes on the trailer. */
  towingCapacityKg?: number
  lengthMm?: number
  heightMm?: number
  widthMm?: number
  torque?: string
  ancapRating?: number
  bodyConfiguration?: string
  gearType?: string
}

/** What matters for something that is towed and slept in. */
export type CaravanSpecifications = {
  bodyWidthMm?: number
  bodyLengthMm?: number
  tareWeightKg?: number
  axleType?: string
  sleeps?: number
  aggregateTrailerMassKg?: number
}
