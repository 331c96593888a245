import { formatNumber } from '#domain/shared/format-number.ts'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { carTypeName } from '#domain/cars/car-type-name.ts'
import { type CardTag, cardTag } from '#domain/cars/badges/card-tag.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { privateAddress } from '#domain/cars/is-private-sale.ts'
import type { FinanceDisplay } from '#domain/finance/finance-display.ts'
import { financeOnSite } from '#domain/finance/finance-on-site.ts'
import type { MarketBadgeText } from '#domain/market-prices/market-badge-text.ts'
import { type PriceDisplay, priceDisplay } from '#domain/cars/price-display.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { Picture } from '#domain/images/picture.ts'
import { type ReservationOffer, reservationOffer } from '#domain/reservations/reservation-offer.ts'
import type { Site } from '#sites/site.ts'
import { marketBadgeOf } from '../price/market-badge-of.ts'

/** The data for a vehicle's card. */
export type CarCardData = {
  id: string
  slug: string
  /** Year, make and model. */
  title: string
  /** Badge and series. */
  subtitle: string
  picture: Picture | null
  /** The pictures after the first one, to swipe through. */
  morePictures: Picture[]
  /** The placeholder for a vehicle without a picture. */
  defaultPicture: string
  price: PriceDisplay
  marketBadge: MarketBadgeText | null
  finance: FinanceDisplay | null
  reservation: ReservationOffer | null
  /** The word the site uses for a vehicle. */
  vehicleWord: string
  details: { label: string; value: string }[]
  status: BriefCar['status']
  isAvailable: boolean
  tag: CardTag | null
  place: string | null
}

/** The site, the picture lookup and the time the card is made for. */
type CardContext = { site: Site; picture: (src: string) => Picture | null; now: () => Date }

export function carCardData(car: BriefCar, { site, picture, now }: CardContext): CarCardData {
  const [first = null, ...morePictures] = carPictures(car, picture, PICTURES_ON_CARD)
  return {
    id: car.id,
    slug: car.slug,
    title: carTitle(car),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
    picture: first,
    morePictures,
    defaultPicture: defaultPicture(car, site.stock.defaultPicture),
    price: priceDisplay(car, site.prices),
    marketBadge: marketBadgeOf(car, site),
    finance: financeOnSite(car, site, now()),
    reservation: reservationOffer(car, site.reservations, site.prices),
    vehicleWord: vehicleWordFor(car, site.stock.vehicleWord),
    details: site.stock.hideCardDetails ? [] : cardDetails(car),
    status: car.status,
    isAvailable: isAvailable(car),
    tag: cardTag(car, site.stock, now()),
    place: site.locations.length > 1 ? placeOf(car, site) : null,
  }
}

/** The rest of the pictures are on the vehicle's page. */
const PICTURES_ON_CARD = 5

function cardDetails(car: BriefCar) {
  const rows: [string, string | null][] = [
    ['Condition', carTypeName[car.carType]],
    ['Transmission', car.simpleTransmission ?? car.transmission],
    ['Odometer (km)', car.odometerKm === null ? null : formatNumber(car.odometerKm)],
    ['Fuel Type', car.simpleFuel ?? car.fuel],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function placeOf(car: BriefCar, site: Site) {
  return privateAddress(car) ?? site.locations.find(({ id }) => id === car.locationId)?.name ?? null
}
