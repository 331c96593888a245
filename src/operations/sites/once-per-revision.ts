import { LRUCache } from 'lru-cache'
import type { RunningSite } from './site-directory.ts'

/** Opens something for a site that is the same until the site changes. For rarely visited sites it is opened again. */
export function oncePerRevision<Opened extends object>(
  open: (running: RunningSite, revision: number | null) => Opened,
  revisionOf: (siteId: string) => number | null,
): (running: RunningSite) => Opened {
  const latest = new LRUCache<string, Latest<Opened>>({ max: MAX_SITES })
  return (running) => {
    const revision = revisionOf(running.id)
    const known = latest.get(running.id)
    if (known?.running === running && known.revision === revision) return known.opened
    const opened = open(running, revision)
    latest.set(running.id, { running, revision, opened })
    return opened
  }
}

type Latest<Opened> = { running: RunningSite; revision: number | null; opened: Opened }

const MAX_SITES = 200
