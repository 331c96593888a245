/**
 * Measures what a page costs the server: rendered for each visitor, and from the page cache. The yardsticks are React’s share of
 * the same pages, and a static file of about the same size from the same server.
 *
 *     npm run bench:page-cost -- [--site copperjack] [--requests 300] [--rounds 3]
 */
import { readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { numberOptions } from '../number-options.ts'
import { type Cost, costOf, METRICS_TOKEN } from './ask.ts'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'copperjack' },
    requests: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
  },
})
const { requests: renderedRequests, rounds } = numberOptions(values, ['requests', 'rounds'])
const host = `${values.site}.localhost`
/** Cheap answers need more requests for a figure that means something. */
const cheapRequests = 20 * renderedRequests
const settings = { ...withoutAddressLimits, LOG_LEVEL: 'warn', METRICS_TOKEN }

const withoutCache = await startDemoServer({ ...settings, PAGE_CACHE_MB: '0' })
const withCache = await startDemoServer(settings)
try {
  const paths = await pagesOf(withCache.port)
  const { path: file, bytes } = fileOf(35_000)
  const rows = new Map<string, Cost[]>()
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const kind = path.startsWith('/cars/') ? '/cars/…' : path
      const alone = { requests: renderedRequests, connections: 1 }
      await measure(`${kind}, rendered`, withoutCache.port, path, { ...alone, encoding: 'identity' })
      await measure(`${kind}, rendered and compressed`, withoutCache.port, path, alone)
      await measure(`${kind}, cached`, withCache.port, path, { requests: cheapRequests, connections: 8 })
    }
    await measure(`static file of ${bytes} bytes`, withCache.port, file, {
      requests: cheapRequests,
      connections: 8,
    })
  }
  console.log(`Medians of ${rounds} rounds on ${host}.`)
  console.table(Object.fromEntries([...rows].map(([name, costs]) => [name, median(costs)])))

  async function measure(
    name: string,
    port: number,
    path: string,
    { encoding = 'zstd', ...load }: { encoding?: string; requests: number; connections: number },
  ) {
    const cost = await costOf({ port, host, path, encoding }, load)
    rows.set(name, [...(rows.get(name) ?? []), cost])
  }
} finally {
  await withoutCache.stop()
  await withCache.stop()
}

/** The three kinds of page that shoppers open most, what a filter fetches, and the API. */
async function pagesOf(port: number) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { host, accept: 'text/html' }
  get({ port, path: '/search', headers }, (response) => resolve(text(response))).on('error', reject)
  const [, vehicle] = /href="(\/cars\/[^"?#/]+)"/.exec(await promise) ?? []
  if (!vehicle) throw new Error(`${host} has no vehicles.`)
  return ['/', '/search', vehicle, '/search.data', '/api/search']
}

/** The built file, without a compressed twin, whose size is nearest. */
function fileOf(size: number) {
  const folder = join(import.meta.dirname, '../../build/client/assets')
  const all = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
  const files = all.map((name) => ({ path: `/assets/${name}`, bytes: statSync(join(folder, name)).size }))
  const [nearest] = files.toSorted((one, other) => Math.abs(one.bytes - size) - Math.abs(other.bytes - size))
  if (!nearest) throw new Error('Nothing is built.')
  return nearest
}

function median(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) =>
    costs.map((cost) => cost[name]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0
  return {
    'CPU ms': of('CPU ms'),
    'React ms': of('React ms'),
    'requests/s': of('requests/s'),
    'bytes sent': of('bytes sent'),
  }
}
