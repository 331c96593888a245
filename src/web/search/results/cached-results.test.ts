import { redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchPageData } from '../search-page-data.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

test('SRCH-05 caches ten searches and drops the oldest', async () => {
  const { cachedResults } = await import('./cached-results.ts')
  const requested: number[] = []
  const open = (page: number) =>
    cachedResults(request(page), async () => {
      requested.push(page)
      return results(page)
    })

  for (let page = 1; page <= 11; page += 1) await open(page)
  await open(11)
  await open(2)
  await open(1)

  expect(requested).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1])
})

test('SRCH-05 requests cached results again after 30 seconds', async () => {
  const { cachedResults } = await import('./cached-results.ts')
  const ask = vi.fn<() => Promise<SearchPageData>>().mockResolvedValue(results(1))

  await cachedResults(request(1), ask)
  vi.advanceTimersByTime(30_000)
  await cachedResults(request(1), ask)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('SRCH-05 keeps the previous results on an error and marks them as outdated', async () => {
  const { cachedResults, rememberShown } = await import('./cached-results.ts')
  rememberShown(results(1))

  const shown = await cachedResults(request(2), () => Promise.reject(new TypeError('Failed to fetch')))

  expect(shown).toMatchObject({ heading: 'Page 1', isOutdated: true })
})

test('passes on a 404 and a redirect instead of treating them as errors', async () => {
  const { cachedResults, rememberShown } = await import('./cached-results.ts')
  rememberShown(results(1))

  await expect(cachedResults(request(2), () => Promise.reject(notFound))).rejects.toBe(notFound)
  await expect(cachedResults(request(3), () => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
})

const notFound = { status: 404, statusText: 'Not Found', internal: false, data: null }
const elsewhere = redirect('/search')

function request(page: number) {
  return new Request(`http://dealer.localhost/search?page=${page}`)
}

function results(page: number) {
  const panel = { groups: [], ranges: [], hiddenFields: [] }
  return { heading: `Page ${page}`, panel, carTypes: [], sorts: [] } as unknown as SearchPageData
}
