import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { randomPages } from './random-pages.ts'
import type { ScaleServer } from './scale-server.ts'

const CHANGES = 9
const PATIENCE_MS = 30_000

/** How many milliseconds pass before visitors see a changed price, on pages that are in the page cache. */
export async function changedPriceTimes({ url, port, size }: ScaleServer): Promise<number[]> {
  const times: number[] = []
  for (const [nth, { host, path }] of (await randomPages(url, size.sites, 'vehicle', CHANGES)).entries()) {
    const shown = () => page(port, host, path)
    await shown()
    await shown()
    const dollars = 61_000 + nth
    await changePrice(url, path, dollars)
    const since = performance.now()
    const price = dollars.toLocaleString('en-AU')
    while (!(await shown()).includes(price)) {
      if (performance.now() - since > PATIENCE_MS) throw new Error(`${host}${path} never shows ${price}.`)
      await pause(10)
    }
    times.push(performance.now() - since)
  }
  return times
}

async function changePrice(url: string, path: string, dollars: number) {
  const { db, close } = openDatabase({ url })
  await db.execute(sql`
    update cars set price_cents = ${dollars * 100}, offer_price_cents = null, before_price_cents = null
    where slug = ${path.replace('/cars/', '')}`)
  await close()
}

function page(port: number, host: string, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get({ port, path, headers: { host, accept: 'text/html' } }, (response) => {
    resolve(text(response))
  }).on('error', reject)
  return promise
}
