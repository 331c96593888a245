import type { OldRecords } from '#data/retention/old-records.ts'
import { type PrunedKind, prunedKinds } from '#data/retention/pruned-kinds.ts'
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

/** Sites that are looked at in one query. */
const SITES_AT_ONCE = 200
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
  const { sites, onPruned, now, log, signal } = parts
  const counts = Object.fromEntries(prunedKinds.map((kind) => [kind, 0])) as Record<PrunedKind, number>
  const failures: Failure[] = []
  for (const kind of prunedKinds) {
    const wanted = sites.flatMap(({ id, site }) => agedOf(kind, id, site, now))
    for (let at = 0; at < wanted.length && !signal?.aborted; at += SITES_AT_ONCE) {
      const these = wanted.slice(at, at + SITES_AT_ONCE)
      for (const aged of await withOldRecords(kind, these, parts)) {
        if (signal?.aborted) break
        const pruned = await pruneSite(kind, aged, parts, failures)
        counts[kind] += pruned
        if (pruned > 0) onPruned(kind, pruned)
      }
    }
  }
  const [first] = failures
  if (first) log.warn({ ...first, failures: failures.length }, 'Failed to delete some old records')
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Old records were deleted')
}

type Aged = { siteId: string; before: Date }

function agedOf(
  kind: PrunedKind,
  siteId: string,
  { privacy }: Parts['sites'][number]['site'],
  now: Date,
): Aged[] {
  const days = keptDays(kind, privacy)
  return days === null ? [] : [{ siteId, before: new Date(now.getTime() - days * DAY_MS) }]
}

/** Most sites have nothing to delete. Where the look fails, each is tried, because the records of one may be the reason. */
async function withOldRecords(kind: PrunedKind, sites: readonly Aged[], { records }: Parts) {
  try {
    const having = new Set(await records.sitesWith(kind, sites))
    return sites.filter(({ siteId }) => having.has(siteId))
  } catch {
    return sites
  }
}

async function pruneSite(
  kind: PrunedKind,
  aged: Aged,
  { records, signal }: Parts,
  failures: Failure[],
): Promise<number> {
  const max = kind === 'images' ? BATCH_OF_IMAGES : BATCH
  try {
    return await inBatches(max, signal, () => records.prune(kind, { ...aged, max }))
  } catch (err) {
    failures.push({ err, site: aged.siteId, kind })
    return 0
  }
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
