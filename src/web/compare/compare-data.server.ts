import type { Car } from '#domain/cars/car.ts'
import { carDetails } from '#domain/cars/car-details.ts'
import { MAX_COMPARED } from '#domain/cars/compare/compared-cars.ts'
import { type ComparisonView, comparisonView, viewAddress } from '#domain/cars/compare/comparison-view.ts'
import { comparedDetails, comparedFeatures, differingRows } from '#domain/cars/compare/comparison.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { dayIn } from '#domain/shared/day.ts'
import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { type CarCardData, carCardData } from '../cars/card/car-card-data.ts'
import { similarCars } from '../cars/similar/similar-cars.server.ts'
import { pageHead } from '../frame/page-head.server.ts'

/** More than fit, because some may be gone. No shopper compares more than this. */
const MAX_LOOKUPS = 12

/** The vehicles in an address side by side, and similar ones to add. */
export async function compareData(url: URL, dealership: PublicDealership) {
  const { site } = dealership
  const requested = [...new Set(url.searchParams.getAll('car_id').map(storableText).filter(Boolean))]
  const found = await Promise.all(
    requested.slice(0, MAX_LOOKUPS).map((name) => carToCompare(name, dealership)),
  )
  // Removes duplicates: an address may name a vehicle by slug and by id.
  const here = [...new Map(found.filter((car) => car !== null).map((car) => [car.id, car])).values()]
  const cars = here.slice(0, MAX_COMPARED)
  const cards = cars.map((car) => ({ ...carCardData(car, dealership), morePictures: [] }))
  const slugs = cards.map(({ slug }) => slug)
  const view = cars.length > 1 ? comparisonView(url.searchParams) : 'everything'
  const onlyDifferences = view === 'differences'
  const rows = comparedDetails(cars.map((car) => detailsOf(car, dealership)))
  const features = comparedFeatures(
    cars.map(({ features: own, standardEquipment }) => [...own, ...standardEquipment]),
  )
  const phone = site.phones.override ?? site.phone
  return {
    vehicleWord: site.stock.vehicleWord,
    /** For a sheet of paper: whose vehicles these are, and where they can be seen again. */
    source: [site.name, phone && unbrokenPhone(phone), url.host + viewAddress(slugs, view)]
      .filter(Boolean)
      .join(' · '),
    columns: cards.map((card) => ({
      card,
      removeAddress: viewAddress(
        slugs.filter((slug) => slug !== card.slug),
        view,
      ),
    })),
    rows: onlyDifferences ? differingRows(rows) : rows,
    features: onlyDifferences ? { ...features, shared: [] } : features,
    onlyDifferences,
    address: viewAddress(slugs, view),
    otherViewAddress: viewAddress(slugs, onlyDifferences ? 'everything' : 'differences'),
    missing: found.filter((car) => car === null).length,
    tooMany: here.length > MAX_COMPARED,
    others: await othersToAdd(cars, slugs, view, dealership),
    head: pageHead(site, url, {
      title: 'Compare vehicles',
      description: `Compare vehicles at ${site.name} side by side: price, specifications and features.`,
      path: '/compare',
      isIndexed: false,
    }),
  }
}

/** Includes sold vehicles while the site shows them, so that shoppers see they have sold. */
async function carToCompare(name: string, { cars, site, now }: PublicDealership): Promise<Car | null> {
  const car = (await cars.findBySlug(name)) ?? (await cars.findById(name))
  return car && isVisible(car, site.stock, now()) ? car : null
}

function detailsOf(car: Car, { site, now }: PublicDealership) {
  const location = site.locations.find(({ id }) => id === car.locationId)
  return carDetails(car, {
    address: location ? locationAddress(location) : null,
    today: dayIn(site.timeZone, now()),
    showEngineDetails: site.stock.showEngineDetails,
  })
}

async function othersToAdd(
  cars: readonly Car[],
  slugs: readonly string[],
  view: ComparisonView,
  dealership: PublicDealership,
) {
  const [first] = cars
  if (!first || slugs.length >= MAX_COMPARED) return []
  const similar: CarCardData[] = await similarCars(first, dealership)
  return similar
    .filter(({ slug }) => !slugs.includes(slug))
    .map((card) => ({ card, addAddress: viewAddress([...slugs, card.slug], view) }))
}
