import type { Car } from '#domain/cars/car.ts'
import { carTypeName } from '#domain/cars/car-type-name.ts'
import { type CardTag, cardTag } from '#domain/cars/card-tag.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { type PriceDisplay, priceDisplay } from '#domain/cars/price-display.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { Picture } from '#domain/images/picture.ts'
import type { Site } from '#sites/site.ts'

/** What a card shows of a vehicle. */
export type CarCardData = {
  slug: string
  /** Year, make and model. */
  title: string
  /** Badge and series. */
  subtitle: string
  picture: Picture | null
  /** What stands in for a vehicle without a picture. */
  defaultPicture: string
  price: PriceDisplay
  details: { label: string; value: string }[]
  status: Car['status']
  isAvailable: boolean
  tag: CardTag | null
  place: string | null
}

/** Where it is shown: on whose site, with which pictures, and when. */
type Shown = { site: Site; picture: (src: string) => Picture | null; now: () => Date }

export function carCardData(car: Car, { site, picture, now }: Shown): CarCardData {
  return {
    slug: car.slug,
    title: carTitle(car),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
    picture: firstPicture(car, picture),
    defaultPicture: defaultPicture(car),
    price: priceDisplay(car, site.prices),
    details: site.stock.hideCardDetails ? [] : cardDetails(car),
    status: car.status,
    isAvailable: isAvailable(car),
    tag: cardTag(car, site.stock, now()),
    place: site.locations.length > 1 ? placeOf(car, site) : null,
  }
}

/** A vehicle in as many words as everybody uses: `2021 Toyota HiLux`. */
export function carTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>) {
  return [year, make, model].filter(Boolean).join(' ')
}

/** Large ones first: they are made small for whoever has little room. */
function firstPicture({ primaryImageUrl, images, thumbnails }: Car, picture: Shown['picture']) {
  const known = [primaryImageUrl ?? [], images, thumbnails].flat()
  return known.map(picture).find((one) => one !== null) ?? null
}

function cardDetails(car: Car) {
  const rows: [string, string | null][] = [
    ['Condition', carTypeName[car.carType]],
    ['Transmission', car.simpleTransmission ?? car.transmission],
    ['Odometer (km)', car.odometerKm === null ? null : car.odometerKm.toLocaleString('en-AU')],
    ['Fuel Type', car.simpleFuel ?? car.fuel],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function placeOf(car: Car, site: Site) {
  return site.locations.find(({ id }) => id === car.locationId)?.name ?? null
}
