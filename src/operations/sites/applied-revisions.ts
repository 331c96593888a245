import type { ChangeLog } from '#data/changes.ts'

/** The revisions of all sites that this process shows. */
export type AppliedRevisions = {
  /** `null` if the site is new, nothing is known yet, or a change of it is being applied. */
  of(siteId: string): number | null
  /** Whether the last look for changes failed, so that there may be newer ones. */
  isBehind(): boolean
  /** Does the work that makes changes visible. Then the revisions from before it are applied. */
  apply(work: () => Promise<void>): Promise<void>
}

type Revisions = ReadonlyMap<string, number>

/** Nobody looks for changes while others are applied, so after this long there may be some that nobody has seen. */
const LONGEST_WORK_MS = 2000

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
      if (workingSince !== null && clock() - workingSince > LONGEST_WORK_MS) return null
      const revision = applied.get(siteId) ?? null
      return (found.get(siteId) ?? null) === revision ? revision : null
    },
    isBehind: () => isBehind,
    async apply(work) {
      try {
        found = await changes.revisions()
        workingSince = clock()
        await work()
        applied = found
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
