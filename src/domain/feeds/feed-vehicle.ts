import { ownThumbnails } from '../cars/car-pictures.ts'
import { fallbackName } from '../cars/fallback-name.ts'
import type { CaravanSpecifications, Car, LenderQuote, Variant } from '../cars/car.ts'
import type { SettledPrices } from './amounts/settle-prices.ts'
import { vehicleSlug } from '../cars/vehicle-slug.ts'
import { type RichText, toPlainText } from '../rich-text/rich-text.ts'
import type { FeedDealer } from './feed-dealer.ts'
import type { LenderValues, VehicleValues } from './vehicle-fields.ts'

/**
 * A vehicle as a feed describes it. A feed can't set what belongs to the platform: its id, its address once
 * assigned, its online hold and its views. Days are days on the dealer's calendar.
 */
export type FeedVehicle = Omit<Car, 'id' | 'views' | 'soldAt' | 'createdAt' | 'updatedAt'> & {
  soldOn: string | null
  arrivedOn: string | null
}

type Parts = {
  prices: Pick<SettledPrices, 'priceCents' | 'priceKind' | 'offerPriceCents' | 'beforePriceCents'>
  lenders: Record<string, LenderValues>
  dealer: FeedDealer
  rich: ReadonlyMap<string, RichText> | undefined
}

/** Builds a vehicle from the values of its fields, with defaults for missing ones. */
export function feedVehicle(values: EssentialValues, { prices, lenders, dealer, rich }: Parts): FeedVehicle {
  const { year, make, model, stockNumber } = values
  const badge = isRepetition(values.badge, model) ? null : values.badge
  const location = values.location === null ? dealer.onlyLocation : dealer.locationOf(values.location)
  const images = values.images ?? []
  const comments = (values.dealerComments !== null && rich?.get(values.dealerComments)) || null
  return {
    slug: vehicleSlug({ year, make, model, badge, stockNumber }),
    stockNumber,
    name: values.name ?? fallbackName({ year, make, model, badge }),
    carsalesTitle: values.carsalesTitle,
    year,
    make,
    model,
    badge,
    series: values.series,
    carType: values.carType,
    itemType: values.itemType?.toLowerCase() ?? 'car',
    status: values.status === 'reserved' ? 'in_stock' : values.status,
    soldOn: values.soldOn === null ? null : firstDay(values.soldOn),
    arrivedOn: values.arrivedOn === null ? null : firstDay(values.arrivedOn),
    reserved: values.status === 'reserved' || (values.reserved ?? false),
    preorder: values.preorder ?? false,
    certified: values.certified ?? false,
    tag: values.tag,
    showOnDealerWebsite: values.showOnDealerWebsite ?? true,
    priceCents: prices.priceCents,
    priceKind: prices.priceKind,
    priceType: values.priceType,
    beforePriceCents: prices.beforePriceCents,
    offerPriceCents: prices.offerPriceCents,
    subscriptionPriceCents: values.subscriptionPrice,
    odometerKm: values.odometer,
    colour: values.colour,
    interiorColour: values.interiorColour,
    simpleBody: values.simpleBody,
    simpleTransmission: values.simpleTransmission,
    simpleFuel: values.simpleFuel,
    transmission: values.transmission,
    fuel: values.fuel,
    engineSize: values.engineSize,
    drive: values.drive,
    seats: values.seats,
    doors: values.doors,
    vin: values.vin,
    registrationPlate: values.registrationPlate,
    hasNvic: values.nvic ?? false,
    registrationExpiry: values.registrationExpiry,
    complianceDate: values.complianceDate,
    buildDate: values.buildDate,
    dealerComments: comments ? toPlainText(comments) : values.dealerComments,
    dealerCommentsRich: comments,
    standardEquipment: values.standardEquipment ?? [],
    features: values.features ?? [],
    categories: values.categories ?? [],
    images,
    thumbnails: ownThumbnails({ images, thumbnails: values.thumbnails ?? [] }),
    primaryImageUrl: values.primaryImageUrl ?? images[0] ?? null,
    historyReportUrl: values.historyReportUrl,
    dealershipId: location?.dealershipId ?? dealer.onlyDealershipId,
    locationId: location?.id ?? null,
    city: values.city ?? location?.city ?? null,
    state: values.state ?? location?.state ?? null,
    privateSuburb: values.privateSuburb,
    privatePostcode: values.privatePostcode,
    paymentProcessors: values.paymentProcessors ?? [],
    marketPrices: marketPricesOf(values),
    financeLenders: Object.fromEntries(
      Object.entries(lenders).map(([provider, figures]) => [provider, quoteOf(figures)]),
    ),
    variant: variantOf(values),
    specifications: specificationsOf(values),
  }
}

export type EssentialValues = VehicleValues & {
  [Name in 'stockNumber' | 'make' | 'model' | 'carType' | 'status']: NonNullable<VehicleValues[Name]>
}

/** A badge that only repeats the model is dropped. */
function isRepetition(badge: string | null, model: string) {
  return badge?.toLowerCase() === model.toLowerCase()
}

function marketPricesOf(values: VehicleValues): Car['marketPrices'] {
  const [state, country] = [values['marketPrices.stateAverage'], values['marketPrices.average']]
  if (state === null && country === null) return null
  const kinds = new Set([state, country].flatMap((average) => average?.kind ?? []))
  const kind = values['marketPrices.kind'] ?? (kinds.size === 1 ? ([...kinds][0] ?? null) : null)
  return { stateAverageCents: state?.cents ?? null, averageCents: country?.cents ?? null, kind }
}

function quoteOf(figures: LenderValues): LenderQuote {
  const { paymentWeek, paymentMonth, deposit, balloon, ...rest } = figures
  const cents = { paymentWeekCents: paymentWeek, paymentMonthCents: paymentMonth }
  return { ...rest, ...cents, depositCents: deposit, balloonCents: balloon }
}

function variantOf(values: VehicleValues): Variant {
  const engineSizeCc = values['variant.engineSize']
  return withoutNulls({
    engineSizeCc,
    engineLitres: engineSizeCc === null ? null : Math.round(engineSizeCc / 100) / 10,
    cylinders: values['variant.cylinders'],
    induction: values['variant.induction'],
    fuelConsumptionCombined: values['variant.fuelConsumptionCombined'],
    fuelCapacityLitres: values['variant.fuelCapacity'],
    grossVehicleMassKg: values['variant.grossVehicleMass'],
    towingCapacityKg: values['variant.towingCapacity'],
    lengthMm: values['variant.length'],
    heightMm: values['variant.height'],
    widthMm: values['variant.width'],
    torque: values['variant.torque'],
    ancapRating: values['variant.ancapRating'],
    bodyConfiguration: values['variant.bodyConfiguration'],
    gearType: values['variant.gearType'],
  })
}

function specificationsOf(values: VehicleValues): CaravanSpecifications {
  return withoutNulls({
    bodyWidthMm: values['specifications.bodyWidth'],
    bodyLengthMm: values['specifications.bodyLength'],
    tareWeightKg: values['specifications.tareWeight'],
    axleType: values['specifications.axleType'],
    sleeps: values['specifications.sleeps'],
    aggregateTrailerMassKg: values['specifications.aggregateTrailerMass'],
  })
}

type Known<T> = { [Name in keyof T]?: NonNullable<T[Name]> }

function withoutNulls<T extends Record<string, unknown>>(values: T): Known<T> {
  const known: Record<string, unknown> = {}
  for (const name in values) if (values[name] !== null) known[name] = values[name]
  return known as Known<T>
}

function firstDay(dayOrMonth: string) {
  return dayOrMonth.length === 'yyyy-mm'.length ? `${dayOrMonth}-01` : dayOrMonth
}
