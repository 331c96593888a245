/** Rows for one statement, so that none runs for long. */
const BATCH = 2000

export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}
