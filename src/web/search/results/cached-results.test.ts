import { redirect } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchPageData } from '../search-page-data.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})

test('SRCH-05 ten searches are kept, and the oldest is let go', async () => {
  const { cachedResults } = await import('./cached-results.ts')
  const asked: number[] = []
  const look = (page: number) =>
    cachedResults(request(page), async () => {
      asked.push(page)
      return results(page)
    })

  for (let page = 1; page <= 11; page += 1) await look(page)
  await look(11)
  await look(2)
  await look(1)

  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1])
})

test('SRCH-05 what is kept is asked for anew after half a minute', async () => {
  const { cachedResults } = await import('./cached-results.ts')
  const ask = vi.fn<() => Promise<SearchPageData>>().mockResolvedValue(results(1))

  await cachedResults(request(1), ask)
  vi.advanceTimersByTime(30_000)
  await cachedResults(request(1), ask)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('SRCH-05 on an error the previous results stay, and are said to be so', async () => {
  const { cachedResults, rememberShown } = await import('./cached-results.ts')
  rememberShown(results(1))

  const shown = await cachedResults(request(2), () => Promise.reject(new TypeError('Failed to fetch')))

  expect(shown).toMatchObject({ heading: 'Page 1', isOutdated: true })
})

test('a page that is not there, or leads elsewhere, is no error', async () => {
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
  const panel = { groups: [], ranges: [], carried: [] }
  return { heading: `Page ${page}`, panel, carTypes: [], sorts: [] } as unknown as SearchPageData
}
