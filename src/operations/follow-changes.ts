import type { Dealerships } from './dealerships.ts'
import type { Log } from './log.ts'

/** How long a change may stay unseen when no hint of it arrives. */
const POLL_MS = 1000

/** Keeps looking for changes until stopped. A hint makes it look at once; missing every hint only costs a second. */
export function followChanges(
  dealerships: Pick<Dealerships, 'refresh'>,
  log: Log,
): { hint(): void; stop(): Promise<void> } {
  const stopping = new AbortController()
  let isFailing = false
  let wake = () => {}
  const running = keepLooking(stopping.signal)

  async function keepLooking(signal: AbortSignal) {
    while (!signal.aborted) {
      await look()
      if (!signal.aborted) await pause()
    }
  }

  /** A database that is away is reported once, and once more when it is back. */
  async function look() {
    try {
      await dealerships.refresh()
      if (isFailing) log.info({}, 'Following changes again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'Changes cannot be followed for now')
      isFailing = true
    }
  }

  function pause() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    hint: () => wake(),
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
