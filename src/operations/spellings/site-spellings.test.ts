import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { silentLog } from '../../../tests/support/server/silent-log.ts'
import { siteSpellings } from './site-spellings.ts'

const running = { id: 'harbour', slug: 'harbour', version: 1, site: Site.parse(siteDocument({})) }

test('DATA-01 spellings that take long hold up nobody, and are read once', async () => {
  const { spellings, stock } = await kept()
  const { promise, resolve } = Promise.withResolvers<[]>()
  stock.read = () => promise

  await spellings.refresh(new Map([['harbour', 2]]))
  await spellings.refresh(new Map([['harbour', 2]]))

  expect(stock.reads).toBe(2)
  resolve([])
})

test('DATA-01 spellings that can’t be read are left alone for a while', async () => {
  const { spellings, stock } = await kept()
  stock.read = () => Promise.reject(new Error('No database'))

  for (let nth = 0; nth < 3; nth++) await spellings.refresh(new Map([['harbour', 2]]))

  expect(stock.reads).toBe(2)
  expect(await spellings.of(running)).toBeDefined()
})

test('DATA-01 the version of a site’s spellings rises when they are read again', async () => {
  const { spellings } = await kept()
  const [never, first] = [spellings.versionOf('other'), spellings.versionOf('harbour')]
  await spellings.refresh(new Map([['harbour', 2]]))

  expect(never).toBe(0)
  expect(spellings.versionOf('harbour')).toBeGreaterThan(first)
})

/** The spellings of a site that have been read once. */
async function kept() {
  const stock = { reads: 0, read: (): Promise<[]> => Promise.resolve([]) }
  const spellings = siteSpellings({
    changes: { revisionOf: () => Promise.resolve(1) },
    directory: { byId: () => running },
    carsOf: () => ({ spellings: () => ((stock.reads += 1), stock.read()) }),
    log: silentLog,
  })
  await spellings.of(running)
  return { spellings, stock }
}
