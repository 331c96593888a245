import { setImmediate as turnOfLoop } from 'node:timers/promises'

/**
 * Prepares the rest of a page while the database looks for what it has been asked. The query is sent once the event loop
 * has gone round, so work that began before would only hold it up.
 */
export function whileReading<Read, Prepared>(
  reading: Promise<Read>,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<[Read, Awaited<Prepared>]> {
  return Promise.all([reading, turnOfLoop().then(prepare)]) as Promise<[Read, Awaited<Prepared>]>
}
