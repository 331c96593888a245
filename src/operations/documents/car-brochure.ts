import type { Car } from '#domain/cars/car.ts'
import { type Detail, carDetails } from '#domain/cars/car-details.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { cardTag } from '#domain/cars/badges/card-tag.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isPrivateSale } from '#domain/cars/is-private-sale.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { priceText } from '#domain/cars/format-price.ts'
import { financeOnSite } from '#domain/finance/finance-on-site.ts'
import { cleanFeatures } from '#domain/cars/clean-features.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import { cutPlainText } from '#domain/shared/cut-plain-text.ts'
import type { BrochureFacts } from '#integrations/brochures/port.ts'
import type { Theme } from '#sites/appearance.ts'
import { palettesOf } from '#sites/palette.ts'
import type { Site } from '#sites/site.ts'
import { financeSmallPrint, licences } from '#sites/small-print.ts'
import type { Dealership } from '../sites/dealership.ts'

/** How many characters of the dealer's comments a brochure prints. */
const COMMENTS_PRINTED = 900

/** A brochure's data: what the vehicle's page shows today. Paper always has the light palette. */
export function brochureFacts(
  car: Car,
  { site, now }: Pick<Dealership, 'site' | 'now'>,
  address: string,
): BrochureFacts {
  const today = dayIn(site.timeZone, now())
  const place = locationFor(car, site)
  const finance = financeOnSite(car, site, now())
  const madeOn = longDay(today)
  return {
    site: brochureSite(site),
    title: carTitle(car),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
    tag: cardTag(car, site.stock, now()),
    soldNotice: isAvailable(car)
      ? null
      : `Unfortunately this ${vehicleWordFor(car, site.stock.vehicleWord)} recently sold.`,
    price: priceText(priceDisplay(car, site.prices)),
    finance,
    details: carDetails(car, {
      address: place?.address ?? null,
      today,
      showEngineDetails: site.stock.showEngineDetails,
    }).filter(isAboutVehicle),
    comments: shortenedComments(car),
    included: cleanFeatures(car.standardEquipment),
    features: cleanFeatures(car.features),
    place,
    licences: licences(sellersOf(car, site)),
    address,
    madeOn,
    smallPrint: [
      `Price and availability were correct on ${madeOn} and may have changed since. See our website for the latest.`,
      ...(finance ? withAsterisk(financeSmallPrint(site)) : []),
    ],
  }
}

/** The vehicle's location. A private sale is not at the dealer's. */
function locationFor(car: Car, { locations }: Site) {
  const location = isPrivateSale(car) ? undefined : locations.find(({ id }) => id === car.locationId)
  return location ? { name: location.name, address: locationAddress(location) } : null
}

function brochureSite(site: Site): BrochureFacts['site'] {
  const [light] = palettesOf(site)
  if (!light) throw new Error(`The site ${site.slug} has no palette.`)
  const { name, template, theme } = site
  return { name, template, palette: light.palette, cornerPoints: cornerPoints[theme.radius] }
}

const cornerPoints: Record<Theme['radius'], number> = { none: 0, small: 5, large: 11 }

/** The number of views is about the website, not about the vehicle. */
function isAboutVehicle({ label }: Detail) {
  return label !== 'Views'
}

function shortenedComments({ dealerComments }: Car) {
  const { start, rest } = cutPlainText(dealerComments?.trim() ?? '', COMMENTS_PRINTED)
  return rest ? `${start}…` : start
}

/** The business that sells the vehicle, or every business on the site where that is unknown. */
function sellersOf({ dealershipId }: Car, { dealerships }: Site) {
  const sellers = dealerships.filter(({ id }) => id === dealershipId)
  return sellers.length > 0 ? sellers : dealerships
}

function withAsterisk([first = '', ...others]: string[]) {
  return [`* ${first}`, ...others]
}
