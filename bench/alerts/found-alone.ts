import { readStoredSearch } from '#domain/search/stored-search.ts'
import { findVehicles } from '#operations/search/find-vehicles.ts'
import { parseSearchText } from '#operations/search/parse-search-text.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { MAX_PAGE_SIZE } from '#search/port.ts'

/** The same by running each search on its own as its page does, on the whole stock, and looking for new vehicles in it. */
export async function foundAlone(
  addresses: readonly string[],
  dealer: Dealership,
  added: ReadonlySet<string>,
) {
  await dealer.search({ size: 1 })
  const start = performance.now()
  const found: number[] = []
  for (const address of addresses) found.push(await newOnesOf(address, dealer, added))
  return { found, ms: performance.now() - start }
}

async function newOnesOf(address: string, dealer: Dealership, added: ReadonlySet<string>) {
  const stored = readStoredSearch(address)
  if (!stored) return 0
  const state = (await parseSearchText(stored, dealer))?.state ?? stored
  let found = 0
  for (let page = 1, seen = 0; ; page++) {
    const { answer } = await findVehicles(state, dealer, { page, size: MAX_PAGE_SIZE })
    found += answer.ids.filter((id) => added.has(id)).length
    seen += answer.ids.length
    if (seen >= answer.total || answer.ids.length === 0) return found
  }
}
