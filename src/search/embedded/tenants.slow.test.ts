import { expect, test } from 'vitest'
import { differences, fill, indexWith, streamed } from '../../../tests/search-contract/fixture.ts'
import { inventedVehicles } from '../../../tests/search-contract/invented-vehicles.ts'
import { referenceSearch } from '../../../tests/search-contract/reference-search.ts'
import { inventedScope, seededRequests } from '../../../tests/search-contract/seeded-requests.ts'
import type { Collection, Condition, Request } from '../port.ts'
import { vehicles } from '../vehicles.ts'
import { embeddedEngine } from './embedded-engine.ts'

test('SRCH-17 results are correct when tenants large and small are searched in turns', async () => {
  const { index } = await indexWith(embeddedEngine, [])
  const tenants = await Promise.all(
    [300, 3, 64, 120].map(async (count, at) => {
      const documents = [...inventedVehicles(count, at)]
      await fill(index, documents, `tenant ${at}`)
      return { name: `tenant ${at}`, plain: referenceSearch(vehicles as Collection, documents) }
    }),
  )

  for (const { request } of seededRequests([...inventedVehicles(300, 0)], 9).filter(
    (_, at) => at % 8 === 0,
  )) {
    for (const { name, plain } of tenants) {
      const scope = inventedScope(name)
      const answer = await index.search(scope, request)
      expect(differences(answer, plain(scope.visible as Condition, request as Request))).toEqual([])
    }
  }
}, 30_000)

test('SRCH-17 other work continues while a large index is built', async () => {
  const { index } = await indexWith(embeddedEngine, [])
  const turns: number[] = []
  const others = setInterval(() => turns.push(performance.now()), 1)

  await index.rebuild('large', streamed(inventedVehicles(12_000, 1)), 1n)
  clearInterval(others)

  expect(turns.length).toBeGreaterThan(3)
}, 30_000)
