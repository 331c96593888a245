import { Site, type SiteDocument } from '#sites/site.ts'
import { ampersand } from './dealers/ampersand.ts'
import { brindlewood } from './dealers/brindlewood.ts'
import { copperjack } from './dealers/copperjack.ts'
import type { Dealer } from './dealers/dealer.ts'
import { fairhand } from './dealers/fairhand.ts'
import { longfence } from './dealers/longfence.ts'
import { pemberwick } from './dealers/pemberwick.ts'
import { saltwren } from './dealers/saltwren.ts'
import { verrall } from './dealers/verrall.ts'
import { carOnLot } from './stock/car-on-lot.ts'
import { caravanOnLot } from './stock/caravan-on-lot.ts'
import { modelChooser } from './stock/chosen-model.ts'
import type { DemoCar } from './stock/demo-car.ts'
import { randomFrom } from './stock/random.ts'

/** Increase it by hand whenever the demo’s content changes, so that it is loaded again. */
export const demoVersion = '11'

const dealers: readonly Dealer[] = [
  brindlewood,
  pemberwick,
  copperjack,
  saltwren,
  verrall,
  longfence,
  ampersand,
  fairhand,
]

/** The documents of the demo’s dealers, which are all invented. */
export function demoSites(): SiteDocument[] {
  return dealers.map(({ site }) => site)
}

/**
 * The vehicles on a demo dealer’s lot at this moment. They are the same throughout a financial year, but dates such as sold
 * yesterday, new this week or registered until spring are relative to now, and new stock is always this season’s.
 */
export function demoStock(slug: string, now: Date): DemoCar[] {
  const dealer = dealers.find(({ site }) => site.slug === slug)
  if (!dealer) throw new Error(`There is no demo dealer “${slug}”.`)

  const advertiser = { site: Site.parse(dealer.site), lot: dealer.lot, now }
  const choose = modelChooser(dealer.lot, now)
  const stock = Array.from({ length: dealer.lot.count }, (_, index) => {
    const random = randomFrom(`${slug} ${index}`)
    return random.chance(dealer.lot.caravans)
      ? caravanOnLot(advertiser, index, random)
      : carOnLot(advertiser, choose, index, random)
  })
  return withoutRepeatedComments(stock)
}

/** If two vehicles have the same comments, the second has none yet. */
function withoutRepeatedComments(stock: DemoCar[]): DemoCar[] {
  const written = new Set<string>()
  return stock.map((car) => {
    if (car.dealerComments === null || !written.has(car.dealerComments)) {
      written.add(car.dealerComments ?? '')
      return car
    }
    return { ...car, dealerComments: null }
  })
}
