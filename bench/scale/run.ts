/**
 * Measures what one process costs when it serves more sites and more vehicles: pages of sites and vehicles at random, memory,
 * the start, and the time until a changed price is visible. The yardstick is one site with as many vehicles as each of the
 * others, measured in turns with them.
 *
 *     npm run bench:scale -- [--sizes 100x500,2000x500,1x100000] [--requests 300] [--rounds 3] [--data folder]
 *
 * A size is sites x vehicles of each. With `--data`, the databases stay there, and the next run uses them again.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { numberOptions, refuseOption } from '../number-options.ts'
import { changedPriceTimes } from './changed-price.ts'
import { type Cost, costOf } from './measure-pages.ts'
import { pageKinds, randomPages } from './random-pages.ts'
import { reportPages, reportProcess } from './report.ts'
import { scaleDatabase, type Size } from './scale-database.ts'
import { type ScaleServer, startScaleServer } from './scale-server.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100x500,2000x500,1x100000' },
    requests: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    data: { type: 'string' },
  },
})
const { requests, rounds } = numberOptions(values, ['requests', 'rounds'])
const USUAL_VEHICLES = 500
const sizes = values.sizes.split(',').map(sizeOf)
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'forecourt-scale-'))
mkdirSync(folder, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
try {
  for (const size of sizes) await compare(size)
} finally {
  await postgres.stop()
  if (values.data === undefined) rmSync(folder, { recursive: true, maxRetries: 5 })
}

/** The big site has nobody of its size beside it, so its yardstick is a usual one. */
async function compare(size: Size) {
  const usual = { sites: 1, vehicles: size.sites === 1 ? USUAL_VEHICLES : size.vehicles }
  const servers: ScaleServer[] = []
  try {
    for (const each of [usual, size])
      servers.push(await startScaleServer(await scaleDatabase(postgres.url, each), folder, each))
    const memory = servers.map(({ warmMb }) => `${warmMb} MB`).join(' and ')
    console.log(`\nEvery site has been visited, and the servers take ${memory}.`)
    const rows = await measureInTurns(servers)
    const changes: number[][] = []
    for (const server of servers) changes.push(await changedPriceTimes(server))
    reportPages(servers, rows)
    reportProcess(servers, changes)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** The costs of each kind of page for each server, rendered and from the page cache. */
async function measureInTurns(servers: readonly ScaleServer[]) {
  const rows = new Map<string, Cost[][]>()
  for (let round = 0; round < rounds; round++) {
    for (const kind of pageKinds) {
      for (const [nth, server] of servers.entries()) {
        const pages = await randomPages(server.url, server.size.sites, kind, requests)
        keep(`${kind}, rendered`, nth, await costOf(pages, { ...server, isCached: false }))
        await costOf(pages, { ...server, isCached: true })
        // Reading a cached page takes so little that more of them make a figure.
        const often = Array.from({ length: 5 }, () => pages).flat()
        keep(`${kind}, cached`, nth, await costOf(often, { ...server, isCached: true }))
      }
    }
  }
  return rows

  function keep(name: string, nth: number, cost: Cost) {
    const costs = rows.get(name) ?? servers.map(() => [])
    costs[nth]?.push(cost)
    rows.set(name, costs)
  }
}

function sizeOf(text: string): Size {
  const [, sites, vehicles] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (!sites || !vehicles) return refuseOption('sizes', text, 'a size such as 100x500')
  return { sites: Number(sites), vehicles: Number(vehicles) }
}
