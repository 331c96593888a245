import { onTestFinished, test, expect } from 'vitest'
import { fill, streamed } from '../search-contract/fixture.ts'
import { inventedVehicles } from '../search-contract/invented-vehicles.ts'
import { randomChoices } from '../search-contract/random-choices.ts'
import { inventedScope, seededRequests } from '../search-contract/seeded-requests.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { postgresEngine } from '#search/postgres/postgres-engine.ts'
import { vehicles } from '#search/vehicles.ts'
import { freshDatabase } from '../support/database/database.ts'

async function postgresIndex(url: string) {
  const engine = postgresEngine({ url })
  onTestFinished(() => engine.close())
  return engine.open(vehicles)
}

test('SRCH-17 the embedded engine and PostgreSQL return the same results for random requests', async () => {
  const documents = [...inventedVehicles(1500, 11)]
  const { url } = await freshDatabase()
  const engines = [await embeddedEngine().open(vehicles), await postgresIndex(url)] as const
  for (const index of engines) await fill(index, documents)
  const random = randomChoices(12)
  const scope = inventedScope('site')

  for (const { request } of seededRequests(documents, 13)) {
    const values = Array.from({ length: 5 }, () => String(random.one(documents)['city']))
    const asked = random.chance(0.3) ? { ...request, nearest: { facet: 'city', values } as const } : request
    const [embedded, postgres] = await Promise.all(engines.map((index) => index.search(scope, asked)))
    expect({ asked, ...postgres, revision: '' }).toEqual({ asked, ...embedded, revision: '' })
  }
}, 120_000)

test('SRCH-17 processes that fill the same index at once leave one of their indexes, and no mixture', async () => {
  const { url } = await freshDatabase()
  const [one, other] = await Promise.all([postgresIndex(url), postgresIndex(url)])
  const stock = (make: string) => [...inventedVehicles(700, 1)].map((car) => ({ ...car, make }))

  await Promise.all([
    one.rebuild('site', streamed(stock('One')), 7n),
    other.rebuild('site', streamed(stock('Other')), 7n),
  ])
  await Promise.all([
    one.apply('site', [{ put: { id: 'new', make: 'Newcomer', status: 'in_stock' } }], 8n),
    other.apply('site', [{ put: { id: 'new', make: 'Newcomer', status: 'in_stock' } }], 8n),
  ])

  const { total, facets } = await one.search(
    { tenant: 'site', visible: { is: 'all', of: [] } },
    { count: ['make'] },
  )
  expect(total).toBe(701)
  expect(facets.make?.map(({ count }) => count)).toEqual([700, 1])
  expect(await other.position('site')).toBe(8n)
}, 60_000)
