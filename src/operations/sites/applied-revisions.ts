import type { ChangeLog, Revisions } from '#data/changes.ts'

/** The revisions of all sites that this process shows. */
export type AppliedRevisions = {
  /** `null` if the site is new, nothing is known yet, a change of it is being applied, or the last look for changes is too old. */
  of(siteId: string): number | null
  /** Whether the last look for changes failed, so that there may be newer ones. */
  isBehind(): boolean
  /**
   * Does the work that makes changes visible up to these revisions. Then they are applied, except those of the sites that it
   * returns, which take longer.
   */
  apply(work: (revisions: Revisions) => Promise<readonly string[]>): Promise<void>
}

/**
 * What a look found is certain for this long from its start. A notice usually brings a change at once; where notices are lost, the
 * next look begins a second after the last has ended, and each may take a second on a busy machine.
 */
const MAX_AGE_MS = 3000

export function appliedRevisions(
  changes: Pick<ChangeLog, 'revisions'>,
  clock: () => number = () => performance.now(),
): AppliedRevisions {
  let applied: Revisions = new Map()
  let found: Revisions = applied
  /** When the look began whose changes are applied. */
  let lookedAt = 0
  /** When the look that is under way had its answer. */
  let answeredAt: number | null = null
  let isBehind = true

  /** In an outage pages stay as they are, until the database responds again. */
  function isTooOld() {
    const since = isBehind ? answeredAt : lookedAt
    return since !== null && clock() - since > MAX_AGE_MS
  }

  return {
    of(siteId) {
      if (isTooOld()) return null
      const revision = applied.get(siteId) ?? null
      return (found.get(siteId) ?? null) === revision ? revision : null
    },
    isBehind: () => isBehind,
    async apply(work) {
      try {
        const began = clock()
        found = await changes.revisions()
        answeredAt = clock()
        const behind = await work(found)
        applied = without(behind, found)
        lookedAt = began
        isBehind = false
      } catch (error) {
        isBehind = true
        throw error
      } finally {
        answeredAt = null
      }
    },
  }
}

function without(siteIds: readonly string[], revisions: Revisions): Revisions {
  if (siteIds.length === 0) return revisions
  const isLeftOut = new Set(siteIds)
  return new Map([...revisions].filter(([siteId]) => !isLeftOut.has(siteId)))
}
