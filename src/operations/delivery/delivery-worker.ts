import type { SendDueJobs } from './send-due-jobs.ts'
import { poll, type Looking } from '../background/poll.ts'
import type { Log } from '../log.ts'

/** What has not ended by then is given back by its lease. */
const FINISH_MS = 5000

/** Keeps delivering until stopped. */
export function startDeliveryWorker(roundOf: (onEnd: () => void) => SendDueJobs, log: Log): Looking {
  const words = { failing: 'Nothing can be delivered for now', again: 'Delivering again' }
  const round = roundOf(() => looking.hint())
  const looking = poll(() => round.begin(), words, log)

  return {
    hint: () => looking.hint(),
    async stop() {
      await looking.stop()
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, FINISH_MS)
      await Promise.race([round.idle(), patience.promise])
      clearTimeout(timer)
    },
  }
}
