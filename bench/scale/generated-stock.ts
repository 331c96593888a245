import { copperjack } from '#demo/dealers/copperjack.ts'
import { carOnLot } from '#demo/stock/car-on-lot.ts'
import { modelChooser } from '#demo/stock/chosen-model.ts'
import type { DemoCar } from '#demo/stock/demo-car.ts'
import { randomFrom } from '#demo/stock/random.ts'
import { vin } from '#demo/stock/vehicle-numbers.ts'
import type { IncomingRow } from '#data/stock-import/incoming-vehicles.ts'
import { vehicleSlug } from '#domain/cars/vehicle-slug.ts'
import { Site } from '#sites/site.ts'

/** Inventing a vehicle with its comments and equipment takes a while, so each is used again with other numbers and prices. */
const DIFFERENT = 10_000

/** The vehicles of one site, as a feed brings them. Another site gets others. */
export function generatedStock(): (site: number, count: number) => AsyncGenerator<IncomingRow> {
  const invented = inventedCars()
  return async function* ofSite(site, count) {
    for (let nth = 0; nth < count; nth++) {
      const car = invented((site * 7919 + nth) % DIFFERENT)
      yield { row: nth + 1, line: nth + 2, kind: 'vehicle', vehicle: asListed(car, site, nth) }
    }
  }
}

export function stockNumberOf(site: number, nth: number) {
  return `${site}-${10_000 + nth}`
}

function inventedCars() {
  const now = new Date()
  const advertiser = { site: Site.parse(copperjack.site), lot: copperjack.lot, now }
  const choose = modelChooser(copperjack.lot, now)
  const known = new Map<number, DemoCar>()
  return (index: number) => {
    const car = known.get(index) ?? carOnLot(advertiser, choose, index, randomFrom(`scale ${index}`))
    known.set(index, car)
    return car
  }
}

/** The same model for sale with its own stock number, VIN, odometer, price and photos. */
function asListed({ id: _id, soldAt: _sold, createdAt, ...car }: DemoCar, site: number, nth: number) {
  const random = randomFrom(`scale ${site} ${nth}`)
  const stockNumber = stockNumberOf(site, nth)
  const images = photosOf(stockNumber, random.between(8, 24))
  return {
    ...car,
    stockNumber,
    slug: vehicleSlug({ ...car, stockNumber }),
    status: 'in_stock' as const,
    reserved: false,
    showOnDealerWebsite: true,
    soldOn: null,
    arrivedOn: createdAt.toISOString().slice(0, 10),
    vin: car.vin && vin(car.year ?? 2020, random),
    odometerKm: car.odometerKm && car.odometerKm + random.between(0, 5000),
    priceCents: car.priceCents && Math.round((car.priceCents * random.between(90, 110)) / 10_000) * 100,
    images,
    primaryImageUrl: images[0] ?? null,
  }
}

function photosOf(stockNumber: string, count: number) {
  return Array.from(
    { length: count },
    (_, nth) => `https://photos.example/stock/${stockNumber}/${nth + 1}.jpg`,
  )
}
