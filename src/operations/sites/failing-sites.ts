import type { Log } from '../log.ts'

/** Does work for one site at a time. A site whose work fails stops no other, and the next poll tries it again. */
export type FailingSites = {
  /** Whether the work succeeded. Work that the signal has ended throws: a stop is not a failure. */
  attempt(siteId: string, work: () => Promise<unknown>, signal?: AbortSignal): Promise<boolean>
}

/** Logs a site once when its work starts to fail, and once when it succeeds again. */
export function failingSites(
  log: Pick<Log, 'info' | 'error'>,
  messages: { failing: string; recovered: string },
): FailingSites {
  const failing = new Set<string>()
  return {
    async attempt(siteId, work, signal) {
      try {
        await work()
        if (failing.delete(siteId)) log.info({ site: siteId }, messages.recovered)
        return true
      } catch (error) {
        signal?.throwIfAborted()
        if (!failing.has(siteId)) log.error({ site: siteId, err: error }, messages.failing)
        failing.add(siteId)
        return false
      }
    },
  }
}
