import type { Log } from '../log.ts'
import { failingSites } from '../sites/failing-sites.ts'

type DueSite = { siteId: string; isWanted: boolean }

type Parts = {
  due: () => Promise<readonly DueSite[]>
  /** Finds the alerts of one site. */
  find: (site: DueSite, signal: AbortSignal | undefined) => Promise<void>
  log: Pick<Log, 'info' | 'error'>
}

/** A round goes over every site where alerts are due. */
export function alertRounds({ due, find, log }: Parts): (signal?: AbortSignal) => Promise<void> {
  const failing = failingSites(log, messages)
  return async (signal) => {
    for (const site of await due()) {
      signal?.throwIfAborted()
      await failing.attempt(site.siteId, () => find(site, signal), signal)
    }
  }
}

const messages = {
  failing: 'Cannot find alerts of a site at the moment',
  recovered: 'Alerts of a site can be found again',
}
