import type { Dealerships } from '../sites/dealerships.ts'
import { poll, type Poller } from '../background/poll.ts'
import type { Log } from '../log.ts'

/** Keeps looking for changes until stopped. */
export function followChanges(dealerships: Pick<Dealerships, 'refresh'>, log: Log): Poller {
  const messages = { failing: 'Changes cannot be followed for now', again: 'Following changes again' }
  return poll(() => dealerships.refresh(), messages, log)
}
