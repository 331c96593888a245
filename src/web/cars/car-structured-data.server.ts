import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import type { Site } from '#sites/site.ts'

/** A vehicle as search engines want it described. What is not known is not said. */
export function carStructuredData(car: Car, site: Site, origin: string): Record<string, unknown> {
  const url = `${origin}/cars/${car.slug}`
  return known({
    '@type': 'Car',
    name: car.name,
    url,
    sku: car.stockNumber,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleIdentificationNumber: car.vin,
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
    image: car.images.slice(0, 5).map((image) => new URL(image, origin).href),
    offers: offer(car, site, url),
  })
}

function offer(car: Car, site: Site, url: string) {
  const price = priceDisplay(car, site.prices)
  if (price.kind !== 'price') return null
  return {
    '@type': 'Offer',
    url,
    price: Math.round(price.amountCents / 100),
    priceCurrency: 'AUD',
    availability: `https://schema.org/${availability(car)}`,
    seller: { '@type': 'AutoDealer', name: site.name },
  }
}

function availability(car: Car) {
  if (car.status === 'coming_soon') return 'PreOrder'
  return isAvailable(car) ? 'InStock' : 'SoldOut'
}

function known(facts: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))
}
