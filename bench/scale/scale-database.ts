import { Client } from 'pg'
import { openDatabase } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { siteStore } from '#data/sites.ts'
import { withStockImport } from '#data/stock-import/stock-import.ts'
import { copperjack } from '#demo/dealers/copperjack.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { generatedStock, stockNumberOf } from './generated-stock.ts'

export type Size = { sites: number; vehicles: number }

/** Two imports keep a machine of two cores busy. */
const AT_ONCE = 2

/** Makes a database of this size, with the import that feeds use, unless it exists. Returns its address. */
export async function scaleDatabase(clusterUrl: string, { sites, vehicles }: Size): Promise<string> {
  const name = `scale_${sites}_${vehicles}`
  const url = clusterUrl.replace(/\/forecourt(?=\?|$)/, `/${name}`)
  if (await exists(clusterUrl, name)) return url
  await onCluster(clusterUrl, `create database ${name}`)
  await migrate({ url })
  const { db, close } = openDatabase({ url })
  const stock = generatedStock()
  let next = 0
  async function addSites() {
    while (next < sites) {
      const nth = next++
      const accepted = await acceptSite(siteDocument(nth), siteStore(db), ['localhost'])
      if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
      await importInto(url, accepted.record.id, stock(nth, vehicles))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, addSites))
  await close()
  await onCluster(url, 'vacuum analyze')
  await onCluster(url, `comment on database ${name} is '${COMPLETE}'`)
  return url
}

export function slugOf(nth: number) {
  return `yard-${nth}`
}

/** Drops a database that an interrupted run left half filled. */
async function exists(clusterUrl: string, name: string) {
  const { rows } = await onCluster(
    clusterUrl,
    `select shobj_description(oid, 'pg_database') as state from pg_database where datname = '${name}'`,
  )
  if (rows.length === 0) return false
  if (rows[0]?.state === COMPLETE) return true
  await onCluster(clusterUrl, `drop database ${name}`)
  return false
}

const COMPLETE = 'complete'

/** The settings of a demo dealer with three locations, where every vehicle is shown. */
function siteDocument(nth: number) {
  const slug = slugOf(nth)
  const featuredStockNumbers = Array.from({ length: 6 }, (_, at) => stockNumberOf(nth, at))
  const home = { ...copperjack.site.home, featuredStockNumbers }
  const stock = { ...copperjack.site.stock, excludedStockNumbers: [], excludedMakes: [] }
  return { ...copperjack.site, slug, name: `Yard ${nth}`, hosts: [`www.${slug}.example`], home, stock }
}

async function importInto(url: string, siteId: string, rows: ReturnType<ReturnType<typeof generatedStock>>) {
  const place = { url, siteId, timeZone: 'Australia/Sydney' }
  await withStockImport(
    place,
    () => {},
    async (stock) => {
      await stock.receive(rows)
      for await (const _ of stock.dropRepeated());
      const now = new Date()
      const merge = { feed: 'stock', snapshotAt: now, brought: [], sellAbsent: false, wasPriceDays: 28 }
      await stock.merge(merge, ({ added }) => ({
        feed: 'stock',
        fileName: 'generated',
        fileHash: 'generated',
        snapshotAt: now,
        outcome: 'applied',
        reason: null,
        rows: added,
        rejected: 0,
        added,
        changed: 0,
        unchanged: 0,
        sold: 0,
        startedAt: now,
        finishedAt: new Date(),
      }))
    },
  )
}

async function onCluster(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<{ state: string | null }>(statement)
  } finally {
    await client.end()
  }
}
