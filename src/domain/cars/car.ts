import type { RichText } from '../rich-text/rich-text.ts'

/** Whether a vehicle is sold as new, as a demonstrator, or used. */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

/** The life of a vehicle on the lot. Only the first two are for sale. */
export const carStatuses = ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const
export type CarStatus = (typeof carStatuses)[number]

/** What the price of a vehicle includes. Australian advertising law requires a site to say it beside the figure. */
export const priceKinds = [
  'drive_away',
  'excluding_government_charges',
  'estimated_drive_away',
  'from',
] as const
export type PriceKind = (typeof priceKinds)[number]

/**
 * One vehicle as a dealer's site knows it. Money is in cents, distances in kilometres, sizes in millimetres. `null`
 * means unknown.
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
  /** `car`, `caravan`, … */
  itemType: string

  status: CarStatus
  soldAt: Date | null
  reserved: boolean
  preorder: boolean
  certified: boolean
  /** The dealer's custom label, such as "Test Drive Only". */
  tag: string | null
  showOnDealerWebsite: boolean

  priceCents: number | null
  priceKind: PriceKind | null
  /** The feed's text for what the price includes. */
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
  /** The transmission, fuel and engine as the maker or the feed writes them. */
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

  /** Plain text, for search, emails and data. Its bullets are “•”. */
  dealerComments: string | null
  /** The same text with its paragraphs, lists and emphasis, when the feed supplies HTML. */
  dealerCommentsRich: RichText | null
  standardEquipment: string[]
  /** Features a shopper can filter by, and the dealer's categories. */
  features: string[]
  categories: string[]
  images: string[]
  /** Empty where the images are their own thumbnails (`thumbnailsOf`). */
  thumbnails: string[]
  primaryImageUrl: string | null
  /** Address of the history report, if there is one. */
  historyReportUrl: string | null

  dealershipId: string | null
  locationId: string | null
  city: string | null
  state: string | null
  /** A private sale shows these two in place of the dealer's address. */
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

/** What comparable vehicles are advertised for: averages from the feed, or the estimate of a service. */
export type MarketPrices = {
  stateAverageCents: number | null
  averageCents: number | null
  /** What those prices include. An unknown kind is never compared. */
  kind?: PriceKind | null
  /** The service that estimated them. A feed’s averages have none. */
  estimatedBy?: MarketPriceService
}

/** Services that estimate market prices. The sandbox invents them for a demo. */
export type MarketPriceService = 'autograb' | 'sandbox'

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

/** The maker's data sheet, as far as the feed supplies it. */
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

/** Specifications of anything that is towed and slept in. */
export type CaravanSpecifications = {
  bodyWidthMm?: number
  bodyLengthMm?: number
  tareWeightKg?: number
  axleType?: string
  sleeps?: number
  aggregateTrailerMassKg?: number
}
