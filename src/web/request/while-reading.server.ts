import { setImmediate as turnOfLoop } from 'node:timers/promises'

/** Prepares the rest of a page while the database looks for what it has been asked. */
export function whileReading<Read, Prepared>(
  reading: Promise<Read>,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<[Awaited<Read>, Awaited<Prepared>]> {
  return Promise.all([reading, queriesSent().then(prepare)])
}

/** A query is sent when the event loop goes round, so work that begins before would only hold it up. */
export async function queriesSent(): Promise<void> {
  await turnOfLoop()
}
