import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Collection, Condition, Document, Request } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import { isFullRun } from '../support/weight.ts'
import { boatCondition, boatDocument, boatRequest, boats } from './boats.ts'
import { differences, fill, indexWith, type MakeEngine } from './fixture.ts'
import { inventedVehicles } from './invented-vehicles.ts'
import { referenceSearch } from './reference-search.ts'
import { randomChoices } from './random-choices.ts'
import { inventedScope, seededRequests } from './seeded-requests.ts'

/** A look at every document takes its time, above all while other tests run. */
const LONG_MS = 240_000

const most = isFullRun ? { vehicles: 5000, cases: 300 } : { vehicles: 1500, cases: 100 }

/** What is counted, measured, sorted and found is what a plain look at every document finds. */
export function exactAnswers(makeEngine: MakeEngine): void {
  test.each([200, most.vehicles])(
    'SRCH-01 SRCH-03 SRCH-17 two hundred searches of %i vehicles answer what a look at every vehicle does',
    async (count) => {
      const documents = [...inventedVehicles(count, 1)]
      const { index, traits } = await indexWith(makeEngine, documents)
      const scope = inventedScope('site')
      const plain = referenceSearch(vehicles as Collection, documents)
      const comparable = seededRequests(documents, 2).filter(
        ({ request: { page = 1, text } }) =>
          page * 21 <= traits.deepestHit && (traits.typos === 'shared' || text === undefined),
      )
      for (const { request } of comparable) {
        const answer = await index.search(scope, request)
        const { ids, ...counted } = plain(scope.visible as Condition, request as Request)
        expect(answer.exact || !traits.exactCounts).toBe(true)
        expect(differences(answer, answer.exact ? { ids, ...counted } : { ids })).toEqual([])
      }
    },
    LONG_MS,
  )

  test(
    'SRCH-18 a hundred searches for the nearest place list the same first vehicles as a full scan',
    async () => {
      const documents = [...inventedVehicles(1000, 4)]
      const { index, traits } = await indexWith(makeEngine, documents)
      const scope = inventedScope('site')
      const plain = referenceSearch(vehicles as Collection, documents)
      const random = randomChoices(6)
      const comparable = seededRequests(documents, 8).filter(
        ({ request: { page = 1, text } }, at) =>
          at % 2 === 0 && page * 21 <= traits.deepestHit && (traits.typos === 'shared' || text === undefined),
      )
      for (const { request } of comparable) {
        const facet = random.one(['city', 'location_name', 'categories'] as const)
        const values = Array.from({ length: random.below(30) }, () => valueOf(random.one(documents)[facet]))
        const nearest = { ...request, nearest: { facet, values: [...values, 'Nowhere'] } }
        const answer = await index.search(scope, nearest)
        const { ids, total, facets } = plain(scope.visible as Condition, nearest as Request)
        expect(differences(answer, answer.exact ? { ids, total, facets } : { ids })).toEqual([])
      }
    },
    LONG_MS,
  )

  test(
    'SRCH-17 any search of any documents, changed in any way, is correct',
    async () => {
      const engine = await makeEngine()
      const index = await engine.open(boats)
      let position = 1n
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(boatDocument, { selector: ({ id }) => id, maxLength: 20 }),
          fc.array(fc.oneof(boatDocument, fc.constantFrom(...'abcdefghij')), { maxLength: 12 }),
          boatCondition,
          fc.array(boatRequest, { minLength: 1, maxLength: 4 }),
          async (documents, changes, visible, requests) => {
            await fill(index, documents, 'site', position++)
            const applied = changes.map((change) =>
              typeof change === 'string' ? { remove: change } : { put: change },
            )
            await index.apply('site', applied, position)
            await index.settled('site', position)

            const plain = referenceSearch(boats as Collection, changed(documents, changes))
            for (const request of requests) {
              const answer = await index.search({ tenant: 'site', visible }, request)
              expect(differences(answer, plain(visible as Condition, request as Request))).toEqual([])
            }
          },
        ),
        { numRuns: most.cases, seed: 7 },
      )
    },
    LONG_MS,
  )
}

function changed(documents: readonly Document[], changes: readonly (Document | string)[]): Document[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  for (const change of changes) {
    if (typeof change === 'string') byId.delete(change)
    else byId.set(change.id, change)
  }
  return [...byId.values()]
}

function valueOf(field: Document[string] | undefined) {
  return String(Array.isArray(field) ? field[0] : field)
}
