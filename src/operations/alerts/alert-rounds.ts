import type { Log } from '../log.ts'

type DueSite = { siteId: string; isWanted: boolean }

type Parts = {
  due: () => Promise<readonly DueSite[]>
  /** Finds the alerts of one site. */
  find: (site: DueSite, signal: AbortSignal | undefined) => Promise<void>
  log: Pick<Log, 'error'>
}

/**
 * A round goes over every site where alerts are due. A site that fails holds up no other. It is logged once, and again only if
 * it fails after it has worked.
 */
export function alertRounds({ due, find, log }: Parts): (signal?: AbortSignal) => Promise<void> {
  const failing = new Set<string>()

  async function findOf(site: DueSite, signal: AbortSignal | undefined) {
    const { siteId } = site
    try {
      await find(site, signal)
      failing.delete(siteId)
    } catch (err) {
      signal?.throwIfAborted()
      // A round begins every second.
      if (!failing.has(siteId)) log.error({ err, site: siteId }, 'Cannot find alerts of a site at the moment')
      failing.add(siteId)
    }
  }

  return async (signal) => {
    for (const site of await due()) {
      signal?.throwIfAborted()
      await findOf(site, signal)
    }
  }
}
