import { createId } from '#data/create-id.ts'
import type { Db } from '#data/database.ts'
import type { DemoCar } from '#demo/stock/demo-car.ts'
import { contentStore } from '#data/content/content-versions.ts'
import { siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { saveContent } from '#operations/content/edit-content.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { Site } from '#sites/site.ts'
import { withMarkOf } from './marked-document.ts'
import { type MarkedDealer, markedDealers } from './marked-demo.ts'
import { markOf, slugOf } from './marks.ts'

/** A dealer as an attacker would like to know them. */
export type Dealer = { nth: number; siteId: string; slug: string; host: string; cars: readonly DemoCar[] }

/** Dealers of every template with stock, pages, posts and offers, whose every text has the mark of its dealer. */
export async function makeDealers(count: number, db: Db): Promise<{ dealers: Dealer[]; marked: number }> {
  const now = new Date()
  const patterns = markedDealers(now)
  const dealers: Dealer[] = []
  for (let nth = 0; nth < count; nth++) {
    const pattern = patterns[nth % patterns.length]
    if (pattern) dealers.push(await makeDealer(nth, pattern, db))
  }
  return { dealers, marked: patterns.reduce((sum, { marked }) => sum + marked, 0) }
}

async function makeDealer(nth: number, pattern: MarkedDealer, db: Db): Promise<Dealer> {
  const slug = slugOf(nth)
  const document = { ...withMarkOf(pattern.document, markOf(nth)), slug, hosts: [] }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  const siteId = accepted.record.id
  const cars = pattern.stock.map((car, at): DemoCar => ({
    ...withMarkOf(car, markOf(nth)),
    ...datesOf(car),
    id: createId(),
    // Half of the addresses exist at every dealer, and each has their own vehicle there.
    slug: at % 2 === 0 ? `car-${at}` : `${slug}-car-${at}`,
  }))
  await siteStores(db, siteId).cars.put(cars)
  const desk = {
    site: Site.parse(document),
    contentVersions: contentStore(db, siteId),
    textReader: pageTextReader(),
    now: () => new Date(),
  }
  for (const { kind, slug: name, body } of withMarkOf(pattern.content, markOf(nth))) {
    const saved = await saveContent({ kind, slug: name }, body, { by: 'demo', liveFrom: new Date(0) }, desk)
    if (saved.outcome === 'refused') throw new Error(`${name}: ${JSON.stringify(saved.problems)}`)
  }
  return { nth, siteId, slug, host: `${slug}.localhost`, cars }
}

/** JSON has no dates. */
function datesOf({ createdAt, soldAt }: DemoCar) {
  return { createdAt, soldAt }
}
