import { href } from 'react-router'
import { formatNumber } from '#domain/shared/format-number.ts'
import type { Car } from '#domain/cars/car.ts'
import { carDetails } from '#domain/cars/car-details.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { cardTag } from '#domain/cars/badges/card-tag.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isPrivateSale } from '#domain/cars/is-private-sale.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { formatPrice } from '#domain/cars/format-price.ts'
import { cleanFeatures } from '#domain/cars/clean-features.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import { locationSlug } from '#domain/locations/location-slug.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { maskedPhone } from '#domain/locations/phone-for.ts'
import { cutRichText } from '#domain/rich-text/cut-rich-text.ts'
import { fromPlainText } from '#domain/rich-text/rich-text.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { phoneForCar } from '#operations/enquiries/reveal-phone.ts'
import type { Site } from '#sites/site.ts'
import type { ShownForm } from '../enquiries/form/shown-form.ts'
import { financeAddressFor, financeBox } from '../finance/finance-box.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { carOffers } from '../cars/price/car-offers.server.ts'
import { carStructuredData } from './car-structured-data.server.ts'
import { marketBadgeOf } from '../cars/price/market-badge-of.ts'
import { priceHistoryOf } from '../cars/price/price-history.server.ts'
import { whileReading } from '../request/while-reading.server.ts'
import { similarCars } from '../cars/similar/similar-cars.server.ts'

export type CarPageData = Awaited<ReturnType<typeof carPageData>> & { enquiry: ShownForm }

/** The number of characters of the dealer's comments before “show more”. */
const COMMENTS_SHOWN = 400
/** With fewer photos than this, visitors can request more. */
const FEW_PHOTOS = 4

/**
 * The data for a vehicle's page, without the phone number, which visitors have to request. While the database looks for its
 * earlier prices and for similar vehicles, the rest is prepared.
 */
export async function carPageData(car: Car, dealership: PublicDealership, url: URL) {
  const reading = Promise.all([priceHistoryOf(car, dealership), similarCars(car, dealership)])
  const [[priceHistory, similar], own] = await whileReading(reading, () => ownData(car, dealership, url))
  return { ...own, priceHistory, similarCars: similar }
}

function ownData(car: Car, dealership: PublicDealership, url: URL) {
  const { site, picture, now } = dealership
  const path = `/cars/${car.slug}`
  const carQuery = `?car_id=${encodeURIComponent(car.slug)}`
  const location = site.locations.find(({ id }) => id === car.locationId)
  const photos = carPictures(car, picture)
  const address = location ? locationAddress(location) : null
  return {
    id: car.id,
    path,
    title: carTitle(car),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
    vehicleWord: vehicleWordFor(car, site.stock.vehicleWord),
    status: car.status,
    isAvailable: isAvailable(car),
    tag: cardTag(car, site.stock, now()),
    price: priceDisplay(car, site.prices),
    marketBadge: marketBadgeOf(car, site),
    photos,
    defaultPicture: defaultPicture(car, site.stock.defaultPicture),
    details: carDetails(car, {
      address,
      today: dayIn(site.timeZone, now()),
      showEngineDetails: site.stock.showEngineDetails,
    }),
    comments: cutRichText(car.dealerCommentsRich ?? fromPlainText(car.dealerComments ?? ''), COMMENTS_SHOWN),
    included: cleanFeatures(car.standardEquipment),
    features: cleanFeatures(car.features),
    historyReportUrl: car.historyReportUrl,
    location:
      location && !isPrivateSale(car)
        ? {
            name: location.name,
            address,
            href: href('/locations/:location', { location: locationSlug(location) }),
          }
        : null,
    offers: carOffers(car, site),
    carQuery,
    financeHref: financeAddressFor(car, site, '/apply-for-finance', 'finance-form'),
    finance: financeBox(car, site, now()),
    phoneMasked: maskedPhoneOf(car, site),
    similar: landingAddress({ ...emptySearch, chosen: { make: [car.make], model: [car.model] } }),
    makeLink: { label: car.make, href: landingAddress({ ...emptySearch, chosen: { make: [car.make] } }) },
    enquiryLabel: site.forms.enquiryButton,
    photosHref: photos.length < FEW_PHOTOS ? `${href('/request-photos')}${carQuery}` : null,
    head: carHead(car, site, url, path),
  }
}

function maskedPhoneOf(car: Car, site: Site) {
  const phone = phoneForCar(car, site)
  return phone === null ? null : maskedPhone(phone)
}

function carHead(car: Car, site: Site, url: URL, path: string) {
  const name = car.name || carTitle(car)
  return pageHead(site, url, {
    title: [`${name}${isAvailable(car) ? ' for sale' : ' (sold)'}`, car.stockNumber]
      .filter(Boolean)
      .join(', '),
    description: descriptionOf(car, site),
    path,
    image: { path: `${path}/card.jpg`, size: { width: 1200, height: 630 }, alt: cardAlt(car, site) },
    structuredData: [
      carStructuredData(car, site, siteOrigin(site, url)),
      breadcrumbs(siteOrigin(site, url), [
        { name: 'Home', path: '/' },
        { name: 'Stock', path: '/search' },
        { name: car.make, path: landingAddress({ ...emptySearch, chosen: { make: [car.make] } }) },
        { name, path },
      ]),
    ],
  })
}

/** The preview image's text, for screen readers. */
function cardAlt(car: Car, site: Site) {
  return [car.name || carTitle(car), formatPrice(priceDisplay(car, site.prices)), site.name].join(', ')
}

function descriptionOf(car: Car, site: Site) {
  const facts = [
    car.name || carTitle(car),
    car.odometerKm === null ? null : `${formatNumber(car.odometerKm)} km`,
    car.simpleTransmission,
    car.simpleFuel,
    car.colour,
  ]
  const stock = car.stockNumber === '' ? '' : ` Stock number ${car.stockNumber}.`
  return `${facts.filter(Boolean).join(', ')}. At ${site.name}: photos, price and details.${stock}`
}
