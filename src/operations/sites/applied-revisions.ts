import type { ChangeLog, Revisions } from '#data/changes.ts'

/** The revisions of all sites that this process shows. */
export type AppliedRevisions = {
  /** `null` if the site is new, nothing is known yet, or a change of it is being applied. */
  of(siteId: string): number | null
  /** Whether the last look for changes failed, so that there may be newer ones. */
  isBehind(): boolean
  /**
   * Does the work that makes changes visible up to these revisions. Then they are applied, except those of the sites that it
   * returns, which take longer.
   */
  apply(work: (revisions: Revisions) => Promise<readonly string[]>): Promise<void>
}

/** Nobody looks for changes while others are applied, so after this long there may be some that nobody has seen. */
const MAX_WORK_MS = 2000

export function appliedRevisions(
  changes: Pick<ChangeLog, 'revisions'>,
  clock: () => number = () => performance.now(),
): AppliedRevisions {
  let applied: Revisions = new Map()
  let found: Revisions = applied
  let workingSince: number | null = null
  let isBehind = true
  return {
    of(siteId) {
      if (workingSince !== null && clock() - workingSince > MAX_WORK_MS) return null
      const revision = applied.get(siteId) ?? null
      return (found.get(siteId) ?? null) === revision ? revision : null
    },
    isBehind: () => isBehind,
    async apply(work) {
      try {
        found = await changes.revisions()
        workingSince = clock()
        const behind = await work(found)
        applied = without(behind, found)
        isBehind = false
      } catch (error) {
        isBehind = true
        throw error
      } finally {
        workingSince = null
      }
    },
  }
}

function without(siteIds: readonly string[], revisions: Revisions): Revisions {
  if (siteIds.length === 0) return revisions
  const isLeftOut = new Set(siteIds)
  return new Map([...revisions].filter(([siteId]) => !isLeftOut.has(siteId)))
}
