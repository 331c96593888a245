import type { RunDueJobs } from './run-due-jobs.ts'
import { poll, type Poller } from '../background/poll.ts'
import type { Log } from '../log.ts'

/** How long to wait for running jobs when stopping. The lease returns any that take longer. */
const FINISH_MS = 5000

/** Runs due jobs until stopped. */
export function startJobWorker(batchOf: (onEnd: () => void) => RunDueJobs, log: Log): Poller {
  const messages = { failing: 'Cannot deliver anything at the moment', recovered: 'Delivering again' }
  const batch = batchOf(() => poller.hint())
  const stopping = new AbortController()
  const poller = poll(() => batch.begin(stopping.signal), messages, log)

  return {
    hint: () => poller.hint(),
    async stop() {
      stopping.abort()
      await poller.stop()
      const deadline = Promise.withResolvers<void>()
      const timer = setTimeout(deadline.resolve, FINISH_MS)
      await Promise.race([batch.idle(), deadline.promise])
      clearTimeout(timer)
    },
  }
}
