import type { SendDueJobs } from './send-due-jobs.ts'
import { poll, type Poller } from '../background/poll.ts'
import type { Log } from '../log.ts'

/** What has not ended by then is given back by its lease. */
const FINISH_MS = 5000

/** Keeps delivering until stopped. */
export function startDeliveryWorker(roundOf: (onEnd: () => void) => SendDueJobs, log: Log): Poller {
  const messages = { failing: 'Nothing can be delivered for now', again: 'Delivering again' }
  const round = roundOf(() => poller.hint())
  const poller = poll(() => round.begin(), messages, log)

  return {
    hint: () => poller.hint(),
    async stop() {
      await poller.stop()
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, FINISH_MS)
      await Promise.race([round.idle(), patience.promise])
      clearTimeout(timer)
    },
  }
}
