import { poll, type Poller } from '../background/poll.ts'
import type { Log } from '../log.ts'
import type { Dealerships } from '../sites/dealerships.ts'

/**
 * Finds alerts in what changes, until stopped. It polls apart from the search indexes, so that a long comparison delays
 * none of them.
 */
export function followAlerts(dealerships: Pick<Dealerships, 'findAlerts'>, log: Log): Poller {
  const stopping = new AbortController()
  const messages = { failing: 'Cannot find alerts at the moment', recovered: 'Finding alerts again' }
  const find = () =>
    dealerships.findAlerts(stopping.signal).catch((error: unknown) => {
      // The transaction is undone, and the next process finds the same.
      if (!stopping.signal.aborted) throw error
    })
  const poller = poll(find, messages, log)
  return {
    hint: () => poller.hint(),
    async stop() {
      stopping.abort()
      await poller.stop()
    },
  }
}
