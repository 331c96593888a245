import { Site, type SiteDocument } from '#sites/site.ts'
import { accessoriesFor } from './content/accessories.ts'
import { ampersandContent } from './content/ampersand.ts'
import { brindlewoodContent } from './content/brindlewood.ts'
import type { ContentDocument } from './content/content-document.ts'
import { copperjackContent } from './content/copperjack.ts'
import { fairhandContent } from './content/fairhand.ts'
import { longfenceContent } from './content/longfence.ts'
import { pemberwickContent } from './content/pemberwick.ts'
import { rangeOf } from './content/range.ts'
import { saltwrenContent } from './content/saltwren.ts'
import { verrallContent } from './content/verrall.ts'
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
export const demoVersion = '21'

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

/** The pages, posts, offers and so on of a demo dealer. */
export function demoContent(slug: string): readonly ContentDocument[] {
  const franchises = dealers.find(({ site }) => site.slug === slug)?.lot.franchises ?? []
  const makes = [...new Set(franchises.map(({ make }) => make))]
  const range = makes.flatMap((make) => rangeOf(make).map((model) => ({ kind: 'model' as const, ...model })))
  const accessories = accessoriesFor(makes).map((each) => ({ kind: 'accessory' as const, ...each }))
  return [...(contents[slug] ?? []), ...range, ...(makes.length > 0 ? accessories : [])]
}

const contents: Readonly<Record<string, readonly ContentDocument[]>> = {
  ampersand: ampersandContent,
  brindlewood: brindlewoodContent,
  copperjack: copperjackContent,
  fairhand: fairhandContent,
  longfence: longfenceContent,
  pemberwick: pemberwickContent,
  saltwren: saltwrenContent,
  'verrall-quill': verrallContent,
}

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
