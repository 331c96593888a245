import type { ChangeLog, Revisions } from '#data/changes.ts'

/** The revisions of all sites that this process shows. */
export type AppliedRevisions = {
  /** `null` if the site is new, nothing is known yet, a change of it is being applied, or a look for changes takes long. */
  of(siteId: string): number | null
  /** Whether the last look for changes failed, so that there may be newer ones. */
  isBehind(): boolean
  /**
   * Does the work that makes changes visible up to these revisions. Then they are applied, except those of the sites that it
   * returns, which take longer.
   */
  apply(work: (revisions: Revisions) => Promise<readonly string[]>): Promise<void>
}

/** There is one look for changes at a time. If it takes longer than this, there may be some that nobody has seen. */
const MAX_LOOK_MS = 2000

export function appliedRevisions(
  changes: Pick<ChangeLog, 'revisions'>,
  clock: () => number = () => performance.now(),
): AppliedRevisions {
  let applied: Revisions = new Map()
  let found: Revisions = applied
  let underWaySince: number | null = null
  let isBehind = true
  return {
    of(siteId) {
      if (underWaySince !== null && clock() - underWaySince > MAX_LOOK_MS) return null
      const revision = applied.get(siteId) ?? null
      return (found.get(siteId) ?? null) === revision ? revision : null
    },
    isBehind: () => isBehind,
    async apply(work) {
      try {
        // In an outage pages stay as they are, however long a look takes to fail.
        underWaySince = isBehind ? null : clock()
        found = await changes.revisions()
        underWaySince ??= clock()
        const behind = await work(found)
        applied = without(behind, found)
        isBehind = false
      } catch (error) {
        isBehind = true
        throw error
      } finally {
        underWaySince = null
      }
    },
  }
}

function without(siteIds: readonly string[], revisions: Revisions): Revisions {
  if (siteIds.length === 0) return revisions
  const isLeftOut = new Set(siteIds)
  return new Map([...revisions].filter(([siteId]) => !isLeftOut.has(siteId)))
}
