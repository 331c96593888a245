import type { Dealerships } from '../sites/dealerships.ts'
import { poll, type Poller } from '../background/poll.ts'
import type { Log } from '../log.ts'

/** Polls for changes until stopped. */
export function followChanges(dealerships: Pick<Dealerships, 'refresh'>, log: Log): Poller {
  const messages = { failing: 'Cannot follow changes at the moment', recovered: 'Following changes again' }
  return poll(() => dealerships.refresh(), messages, log)
}
