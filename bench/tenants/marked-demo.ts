import type { ContentDocument } from '#demo/content/content-document.ts'
import { demoContent, demoSites, demoStock } from '#demo/demo.ts'
import type { DemoCar } from '#demo/stock/demo-car.ts'
import { contentKinds } from '#domain/content/content-kinds.ts'
import { readSite } from '#operations/sites/accept-site.ts'
import type { SiteDocument } from '#sites/site.ts'
import { markedDocument } from './marked-document.ts'
import { MARK } from './marks.ts'

/** A demo dealer with everything on, whose every text is marked. */
export type MarkedDealer = {
  document: SiteDocument
  content: readonly ContentDocument[]
  stock: readonly DemoCar[]
  marked: number
}

const CARS = 12

/** All demo dealers. Others are made from these by exchanging the mark. */
export function markedDealers(now: Date): MarkedDealer[] {
  return demoSites().map((site) => {
    const open = {
      ...site,
      forms: { ...site.forms, captcha: 'off' },
      delivery: { ...site.delivery, acknowledge: false },
      reservations: { ...site.reservations, enabled: true, takesPayments: true, takesInvoices: true },
    }
    const settings = markedDocument(open, (changed) => readSite(changed, []).outcome === 'right')
    const content = demoContent(site.slug).map(({ body, ...ref }) => {
      const isValid = (changed: unknown) => contentKinds[ref.kind].schema.safeParse(changed).success
      const { document, marked } = markedDocument(body as object, isValid)
      return { marked, document: { ...ref, body: document } as ContentDocument }
    })
    return {
      document: settings.document as SiteDocument,
      content: content.map(({ document }) => document),
      stock: demoStock(site.slug, now).slice(0, CARS).map(markedCar),
      marked: settings.marked + content.reduce((sum, { marked }) => sum + marked, 0),
    }
  })
}

function markedCar(car: DemoCar): DemoCar {
  const marked = (text: string | null) => `${text ?? ''} ${MARK}`
  return {
    ...car,
    name: marked(car.name),
    model: marked(car.model),
    badge: marked(car.badge),
    series: marked(car.series),
    colour: marked(car.colour),
    interiorColour: marked(car.interiorColour),
    engineSize: marked(car.engineSize),
    tag: marked(car.tag),
    stockNumber: marked(car.stockNumber),
    dealerComments: marked(car.dealerComments),
    features: [...car.features, MARK],
    standardEquipment: [...car.standardEquipment, MARK],
  }
}
