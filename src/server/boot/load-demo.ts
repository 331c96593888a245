import { sql } from 'drizzle-orm'
import type { DemoCar } from '#demo/stock/demo-car.ts'
import { demoSites, demoStock, demoVersion } from '#demo/demo.ts'
import { carStore } from '#data/cars/cars.ts'
import type { Db } from '#data/database.ts'
import { platformMarkStore } from '#data/platform-marks.ts'
import { siteStore } from '#data/sites.ts'
import { takeDemoTurn } from './demo-turn.ts'
import { publishDemoContent } from './publish-demo-content.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { bookSampleAppointment } from './book-sample-appointment.ts'

/**
 * Loads the demo dealers. Their stock is dated relative to the day it is loaded (sold yesterday, new this week), so it is
 * loaded again on another day. Documents that an operator has changed since are left alone.
 */
export function loadDemo(db: Db, now: Date, say: Say): Promise<void> {
  return takeDemoTurn(db, () => loadInTurn(db, now, say))
}

type Say = (message: string) => void

/** Another process may just have loaded it. */
async function loadInTurn(db: Db, now: Date, say: Say) {
  const marks = platformMarkStore(db)
  const sites = siteStore(db)
  const loaded = await marks.read('demo')
  const [version, day] = [demoVersion, now.toISOString().slice(0, 10)]
  if (loaded === `${version} ${day}`) return

  for (const document of demoSites()) {
    const current = await sites.findBySlug(document.slug)
    const isNew = !current || !loaded?.startsWith(`${version} `)
    const record = isNew ? await accepted(document, db) : current
    const stock = demoStock(document.slug, now)
    const cars = carStore(db, record.id)
    if (isNew) await cars.put(stock.flatMap(atItsFormerPrice))
    await cars.put(stock)
    if (isNew) await spreadPrices(db, record.id)
    if (isNew) await publishDemoContent(db, record, now)
    await bookSampleAppointment(db, record, stock, now)
    say(`Demo: ${document.name}, ${stock.length} vehicles`)
  }
  await marks.write('demo', `${version} ${day}`)
}

/** Offers the vehicle at its former price first, because a was-price has to be a real one. */
function atItsFormerPrice(car: DemoCar) {
  return car.beforePriceCents === null
    ? []
    : [{ ...car, priceCents: car.beforePriceCents, offerPriceCents: null }]
}

/** Dates the former price from the vehicle’s arrival and today’s price some weeks later, not both within a second. */
async function spreadPrices(db: Db, siteId: string) {
  await db.execute(sql`
    update car_prices p set "from" = c.created_at + (now() - c.created_at)
      * case when p.price_cents = c.before_price_cents then 0 else 0.6 end
    from cars c
    where c.site_id = ${siteId} and c.before_price_cents is not null
      and p.site_id = c.site_id and p.car_id = c.id`)
}

async function accepted(document: ReturnType<typeof demoSites>[number], db: Db) {
  const result = await acceptSite(document, siteStore(db), [], { force: true })
  if (result.outcome !== 'refused') return result.record
  throw new Error(`The demo site ${document.slug} is invalid: ${JSON.stringify(result.problems)}`)
}
