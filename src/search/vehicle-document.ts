import type { Car } from '#domain/cars/car.ts'
import { cylindersOf, doorsOf, engineLitresOf, inductionOf } from '#domain/cars/engine-facts.ts'
import { publicIdentifiers } from '#domain/cars/is-private-sale.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { towingCapacityKg } from '#domain/cars/towing-capacity.ts'
import { filterableWeeklyRepaymentCents } from '#domain/finance/filterable-weekly-repayment.ts'
import { priceBand, weeklyPriceBand } from '#domain/search/price-bands.ts'
import { isListed } from '#domain/search/visible-stock.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import type { Site } from '#sites/site.ts'
import { isSameValue } from '#domain/spellings/value-key.ts'
import type { Document } from './port.ts'
import { withKeys } from './vehicle-keys.ts'
import { withTexts } from './vehicle-texts.ts'

/**
 * The search document of a vehicle on this site, or `null` if the site does not list it. It depends on `now` because some
 * lenders only finance vehicles up to a certain age.
 */
export function vehicleDocument(car: Car, site: Site, now: Date): Document | null {
  const details = vehicleDetails(car, site, now)
  return details && withKeys(withTexts(details))
}

/** The same in the vehicle’s own spelling, before it is converted for engines. */
export function vehicleDetails(car: Car, site: Site, now: Date): Document | null {
  if (!isListed(car, site.stock)) return null

  const location = site.locations.find(({ id }) => id === car.locationId)
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId)
  const { price, subscriptionPrice } = shownDollars(car, site)
  // A search by the start of a number would otherwise reveal a private seller's, letter by letter.
  const { vin, registrationPlate } = publicIdentifiers(car)
  const weeklyPrice = dollarsOrNull(filterableWeeklyRepaymentCents(car, site, now))

  return {
    id: car.id,
    make: car.make,
    model: car.model,
    make_model: `${car.make} ${car.model}`,
    badge: car.badge,
    series: car.series,
    name: car.name,
    body: car.simpleBody,
    car_type: car.carType,
    status: car.status,
    item_type: car.itemType,
    price_range: price === null ? null : priceBand(price),
    weekly_price_range: weeklyPrice === null ? null : weeklyPriceBand(weeklyPrice),
    fuel: car.simpleFuel,
    transmission: car.simpleTransmission,
    drive: car.drive,
    colour: car.colour,
    seats: car.seats,
    doors: doorsOf(car),
    cylinders: cylindersOf(car),
    engine_size: engineLitresOf(car),
    induction: inductionOf(car),
    year: car.year,
    city: site.overrideCity ?? car.city ?? (location?.city || null),
    state: (car.state ?? location?.state)?.toLowerCase() ?? null,
    location_name: location?.name ?? null,
    dealership_name: dealership?.name ?? null,
    tag: car.tag,
    categories: offeredCategories(car, site),
    features: car.features,
    description: car.dealerComments,
    stock_number: car.stockNumber,
    vin,
    plate: registrationPlate,
    price,
    km: car.odometerKm,
    subscription_price: subscriptionPrice,
    weekly_price: weeklyPrice,
    towing: towingCapacityKg(car),
    sold_at: car.soldAt === null ? null : seconds(car.soldAt),
    created_at: seconds(car.createdAt),
  }
}

/** Shoppers filter by the price they see. A weekly price is separate, because it is not a purchase price. */
function shownDollars(car: Car, site: Site) {
  const shown = priceDisplay(car, site.prices)
  return {
    price: shown.kind === 'price' ? dollarsOrNull(shown.amountCents) : null,
    subscriptionPrice: shown.kind === 'subscription' ? dollarsOrNull(shown.amountCents) : null,
  }
}

function offeredCategories({ categories }: Car, { stock }: Site) {
  return stock.categories.length === 0
    ? categories
    : categories.filter((name) =>
        stock.categories.some((offered) => isSameValue('categories', offered, name)),
      )
}

function dollarsOrNull(cents: number | null) {
  return cents === null ? null : wholeDollars(cents)
}

function seconds(instant: Date) {
  return Math.floor(instant.getTime() / 1000)
}
