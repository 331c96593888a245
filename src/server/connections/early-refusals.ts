import type { Logger } from 'pino'

const MINUTE_MS = 60_000

/**
 * Counts the requests that the server refuses before the app sees them. The log has one line a minute at most, with how many
 * there were of each status, so that nobody can flood it.
 */
export function earlyRefusals(
  log: Pick<Logger, 'info'>,
  onRefused: (status: number) => void,
  everyMs = MINUTE_MS,
): { count(status: number): void; stop(): void } {
  const counts = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined

  function report() {
    clearTimeout(timer)
    timer = undefined
    if (counts.size > 0)
      log.info({ refused: Object.fromEntries(counts) }, 'Malformed or slow requests were refused')
    counts.clear()
  }

  return {
    count(status) {
      onRefused(status)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      timer ??= setTimeout(report, everyMs).unref()
    },
    /** Logs what has not been logged yet. */
    stop: report,
  }
}
