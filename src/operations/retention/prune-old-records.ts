import { type OldRecords, type PrunedKind, prunedKinds } from '#data/retention/old-records.ts'
import type { Log } from '#operations/log.ts'
import type { Site } from '#sites/site.ts'

type Parts = {
  records: OldRecords
  sites: readonly { id: string; site: Pick<Site, 'privacy'> }[]
  now: Date
  onPruned: (kind: PrunedKind, count: number) => void
  log: Log
  signal?: AbortSignal
}

type Failure = { err: unknown; site: string; kind: PrunedKind }

/** Deleting a batch takes milliseconds. Images have some ten megabytes each time. */
const BATCH = 1000
const BATCH_OF_IMAGES = 50
/** More than a busy site adds in an hour. The next run deletes the rest. */
const MAX_BATCHES = 100
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes records that are older than each dealer keeps them. If several processes run it, one does the work
 * and the others skip it. A stop ends it after the current batch, and the next run deletes the rest. What fails
 * holds up nothing else.
 */
export async function pruneOldRecords(parts: Parts): Promise<void> {
  const { sites, onPruned, log, signal } = parts
  const counts = Object.fromEntries(prunedKinds.map((kind) => [kind, 0])) as Record<PrunedKind, number>
  const failures: Failure[] = []
  for (const site of sites) {
    if (signal?.aborted) break
    const failed = await pruneSite(site, parts, (kind, pruned) => {
      counts[kind] += pruned
      onPruned(kind, pruned)
    })
    failures.push(...failed)
  }
  const [first] = failures
  if (first) log.warn({ ...first, failures: failures.length }, 'Failed to delete some old records')
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Old records were deleted')
}

async function pruneSite(
  { id: siteId, site }: Parts['sites'][number],
  { records, now, signal }: Parts,
  onPruned: Parts['onPruned'],
): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const kind of prunedKinds) {
    const days = keptDays(kind, site.privacy)
    if (days === null) continue
    const before = new Date(now.getTime() - days * DAY_MS)
    const max = kind === 'images' ? BATCH_OF_IMAGES : BATCH
    try {
      const pruned = await inBatches(max, signal, () => records.prune(kind, { siteId, before, max }))
      if (pruned > 0) onPruned(kind, pruned)
    } catch (err) {
      failures.push({ err, site: siteId, kind })
    }
  }
  return failures
}

/** Images say themselves until when they are kept. `null` is until someone erases them. */
function keptDays(kind: PrunedKind, { keepDays, keepCustomerDays }: Site['privacy']): number | null {
  switch (kind) {
    case 'images':
      return 0
    case 'enquiries':
    case 'bookings':
    case 'reservations':
    case 'queue-places':
    case 'payments':
      return keepCustomerDays
    case 'deliveries':
    case 'dismissed':
    case 'events':
    case 'partial-leads':
    case 'links':
      return keepDays
  }
}

async function inBatches(
  max: number,
  signal: AbortSignal | undefined,
  prune: () => Promise<number | 'busy'>,
) {
  let total = 0
  for (let batch = 0; batch < MAX_BATCHES && !signal?.aborted; batch++) {
    const pruned = await prune()
    if (pruned === 'busy') break
    total += pruned
    if (pruned < max) break
  }
  return total
}
