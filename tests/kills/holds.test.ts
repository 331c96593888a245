import { expect, test, vi } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { siteStore } from '#data/sites.ts'
import { migrate } from '#data/migrate.ts'
import { siteStores } from '#data/site-stores.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { freshDatabase } from '../support/database/database.ts'
import { loadHolds } from '../support/reservations/hold-load.ts'
import type { Shop } from '../support/reservations/hold-visitors.ts'
import { openSandboxDealerships } from '../support/reservations/sandbox-dealerships.ts'
import { sampleCar } from '../support/samples/sample-car.ts'
import { siteDocument } from '../support/samples/sample-site.ts'
import { startProcess } from '../support/server/processes.ts'
import { isShortRun } from '../support/weight.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 240_000 })

const ATTEMPTS = isShortRun ? 150 : 300
const VISITORS = 30
const CARS = 40

/** `npm run prove:holds` does the same to the built server and its pages, ten thousand times. */
test('RSV-02 RSV-03 RSV-06 one holder at a time and every cent in its place, while a process is killed', async () => {
  const { url } = await freshDatabase()
  await migrate({ url })
  const { db, close } = openDatabase({ url, connectMs: 60_000 })
  const siteId = await makeSite(db)
  const dealer = (await openSandboxDealerships(db)).ofSite(siteId)
  if (!dealer) throw new Error('The site is missing.')
  const servers = await Promise.all([1, 2, 3].map(() => startServer(url, siteId)))

  const figures = await loadHolds({
    db,
    dealer,
    shop: shopAt(() => servers[Math.trunc(Math.random() * servers.length)]?.port ?? 0),
    ticketOf: (holdId) => Promise.resolve(holdId),
    visitors: VISITORS,
    attempts: ATTEMPTS,
    async kill() {
      await servers.shift()?.kill()
      servers.push(await startServer(url, siteId))
    },
  })
  await close()

  expect(figures).toMatchObject({ mostLive: 1, faults: [], differences: [], left: 0 })
  // Enough for the rest to mean something. How many get a vehicle depends on chance and on how busy the machine is.
  expect(figures.counts['held']).toBeGreaterThan(ATTEMPTS / 10)
  expect(figures.providerCents).toBe(-(figures.ledger['customers'] ?? 0))
  expect(Object.values(figures.ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
})

async function makeSite(db: ReturnType<typeof openDatabase>['db']) {
  const document = siteDocument({ reservations: { enabled: true, takesPayments: true } })
  const accepted = await acceptSite(document, siteStore(db), [])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  const stock = Array.from({ length: CARS }, (_, n) => sampleCar({ slug: `car-${n}`, stockNumber: `U${n}` }))
  await siteStores(db, accepted.record.id).cars.put(stock)
  return accepted.record.id
}

async function startServer(url: string, siteId: string) {
  const { said, kill } = startProcess('reservations/hold-server.ts', url, siteId)
  await until(() => said.length > 0)
  return { port: Number(said[0]), kill }
}

function shopAt(port: () => number): Shop {
  async function ask<Answer>(what: string, asked: object): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port()}/${what}`, {
      method: 'POST',
      body: JSON.stringify(asked),
    })
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
    return (await answer.json()) as Answer
  }
  return {
    reserve: (slug, person) => ask('reserve', { slug, person }),
    act: async (ticket, what) => void (await ask(what, { ticket })),
    startPayment: (ticket) => ask('pay', { ticket }),
    choose: async (providerId, choice, refundFails) =>
      void (await ask('choose', { providerId, choice, refundFails })),
    comeBack: async (ticket) => void (await ask('back', { ticket })),
  }
}
