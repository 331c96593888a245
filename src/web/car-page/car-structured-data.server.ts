import type { Car } from '#domain/cars/car.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { publicIdentifiers } from '#domain/cars/is-private-sale.ts'
import { isPictureSource } from '#domain/images/picture.ts'
import type { Site } from '#sites/site.ts'
import { knownFacts } from '../seo/known-facts.ts'
import { carOffer } from '../cars/price/car-offer.server.ts'

/** A vehicle as schema.org data for search engines. Leaves out unknown facts. */
export function carStructuredData(car: Car, site: Site, origin: string): Record<string, unknown> {
  const url = `${origin}/cars/${car.slug}`
  return knownFacts({
    '@type': schemaType(car),
    name: car.name,
    url,
    sku: car.stockNumber,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleIdentificationNumber: publicIdentifiers(car).vin,
    itemCondition: `https://schema.org/${car.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    mileageFromOdometer:
      car.odometerKm === null
        ? null
        : { '@type': 'QuantitativeValue', value: car.odometerKm, unitCode: 'KMT' },
    bodyType: car.simpleBody,
    color: car.colour,
    fuelType: car.simpleFuel,
    vehicleTransmission: car.simpleTransmission,
    driveWheelConfiguration: car.drive,
    image: pictures(car, origin),
    offers: carOffer(car, site, { url, origin }),
  })
}

const MAX_PICTURES = 5

/** The pictures on the page, without broken addresses. */
function pictures(car: Car, origin: string) {
  const addressOf = (source: string) => (isPictureSource(source) ? new URL(source, origin).href : null)
  const addresses = carPictures(car, addressOf, MAX_PICTURES)
  return addresses.length > 0 ? addresses : null
}

/** Caravans, trailers and motorbikes are not cars. */
function schemaType({ itemType }: Car) {
  if (itemType === 'car') return 'Car'
  return /^motor ?(?:bike|cycle)$/.test(itemType) ? 'Motorcycle' : 'Vehicle'
}
