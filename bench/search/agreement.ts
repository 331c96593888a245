import { isDeepStrictEqual } from 'node:util'
import { type ReferenceAnswer, referenceSearch } from '../../tests/search-contract/reference-search.ts'
import { inventedScope, type SeededRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Collection, Condition, Document } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import type { Page } from './engine.ts'
import type { Built } from './measure-build.ts'

/** A full scan is slow, so with many vehicles fewer answers are compared. */
const MAX_SCANNED = 1_000_000

const aspects = ['total', 'facets', 'stats', 'ids'] as const
type Aspect = (typeof aspects)[number]

/** How many answers of an engine agree with a full scan. */
export type Agreement = Readonly<Record<Aspect, number>> & { readonly compared: number }

export type Agreements = { readonly withText: Agreement; readonly withoutText: Agreement }

/** For each engine in turn. Text is separate, because the engines have different rules for matching words. */
export async function agreements(
  engines: readonly Built[],
  documents: readonly Document[],
  requests: readonly SeededRequest[],
): Promise<Agreements[]> {
  const plain = referenceSearch(vehicles as Collection, documents)
  const visible = inventedScope('bench').visible as Condition
  const step = Math.max(1, Math.ceil((documents.length * requests.length) / MAX_SCANNED))
  const sample = requests.filter((_, at) => at % step === 0)
  const expected = sample.map(({ request }) => plain(visible, request))

  const all: Agreements[] = []
  for (const { search } of engines) {
    const compared: { hasText: boolean; agrees: Record<Aspect, boolean> }[] = []
    for (const [at, { request }] of sample.entries()) {
      const page = await search(request)
      compared.push({ hasText: request.text !== undefined, agrees: compare(page, expected[at]) })
    }
    const sum = (hasText: boolean) => {
      const own = compared.filter((one) => one.hasText === hasText)
      const count = (aspect: Aspect) => own.filter(({ agrees }) => agrees[aspect]).length
      return {
        total: count('total'),
        facets: count('facets'),
        stats: count('stats'),
        ids: count('ids'),
        compared: own.length,
      }
    }
    all.push({ withText: sum(true), withoutText: sum(false) })
  }
  return all
}

function compare(page: Page, expected: ReferenceAnswer | undefined): Record<Aspect, boolean> {
  const agrees = (aspect: Aspect) => isDeepStrictEqual(page[aspect], expected?.[aspect])
  return { total: agrees('total'), facets: agrees('facets'), stats: agrees('stats'), ids: agrees('ids') }
}
