/**
 * Measures the search page of a site with many vehicles: the server’s response time, how long a shopper waits for a filter,
 * and how long a slow device takes to respond to a key.
 *
 *     node bench/search-page/run.ts [--vehicles 20000]
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { inventedVehicles } from '../../tests/search-contract/invented-vehicles.ts'
import { seededRequests } from '../../tests/search-contract/seeded-requests.ts'
import { findBrowser } from '../../bootstrap/find-browser.mjs'
import { numberOptions } from '../number-options.ts'
import { filterTimes, slowestAnswer } from './browser-times.ts'
import { startBigSite } from './big-site.ts'
import { serverTimes } from './server-times.ts'

const { values: options } = parseArgs({ options: { vehicles: { type: 'string', default: '20000' } } })
const { vehicles } = numberOptions(options, ['vehicles'])

const documents = [...inventedVehicles(vehicles, 1)]
const paths = seededRequests(documents, 2).map(({ request }) =>
  searchAddress({
    ...emptySearch,
    text: request.text ?? '',
    chosen: Object.fromEntries(
      Object.entries(request.chosen ?? {}).map(([name, values]) => [name, [...values]]),
    ),
    ranges: { ...request.ranges },
  }),
)
const site = await startBigSite(documents)
const browser = await chromium.launch(await findBrowser())
try {
  const origin = `http://${site.host}`
  const pages = await serverTimes(site.port, site.host, paths)
  const small = await serverTimes(
    site.port,
    site.host,
    paths.map(() => '/terms-and-conditions'),
  )
  const filters = await filterTimes(browser, origin, 30)
  const answers = await slowestAnswer(browser, origin, ['toyota', 'hilx', 'mazda cx5'])

  console.log(
    `${documents.length.toLocaleString('en-AU')} vehicles. The yardstick is a page without a search.`,
  )
  console.table({
    'server, /search': figures(pages, 'p95 below 25'),
    'server, yardstick': figures(small, ''),
    'browser, filter to painted': figures(filters, 'median below 100'),
    'browser 4x slower, key or click': figures(answers, 'longest below 100'),
  })
} finally {
  await browser.close()
  await site.stop()
}

function figures(times: readonly number[], target: string) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Number((sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1))
  return { times: sorted.length, 'median ms': at(0.5), 'p95 ms': at(0.95), 'longest ms': at(1), target }
}
