import { wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'

const CARS_SHOWN = 6
/** More than are shown, because some have no repayment or are sold. */
const CARS_CONSIDERED = 48

/** The stock of one make: vehicles with a lender's repayment, and a link to all of them. */
export async function brandStock(make: string, dealership: PublicDealership) {
  const chosen = { make: [make] }
  const { ids, total } = await dealership.search({ chosen, size: CARS_CONSIDERED, sort: 'latest' })
  const found = (await dealership.cars.findBrief(ids)).map((car) => carCardData(car, dealership))
  return {
    make,
    total,
    href: wholeStockAddress(total > 0 ? chosen : {}, dealership.site.stock),
    cars: found.filter(({ finance }) => finance !== null).slice(0, CARS_SHOWN),
  }
}
