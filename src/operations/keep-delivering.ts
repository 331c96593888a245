import type { DeliveryRound } from './deliver-due.ts'
import type { Log } from './log.ts'

/** How long something due may lie when no hint of it arrives. */
const POLL_MS = 1000
/** What has not ended by then is given back by its lease. */
const FINISH_MS = 5000

/** Keeps delivering until stopped. A hint makes it look at once; missing every hint only costs a second. */
export function keepDelivering(
  roundOf: (onEnd: () => void) => DeliveryRound,
  log: Log,
): { hint(): void; stop(): Promise<void> } {
  const stopping = new AbortController()
  let isFailing = false
  let wasHinted = false
  let wake = () => {}
  const round = roundOf(hint)
  const running = keepLooking(stopping.signal)

  function hint() {
    wasHinted = true
    wake()
  }

  async function keepLooking(signal: AbortSignal) {
    while (!signal.aborted) {
      wasHinted = false
      await look()
      if (!signal.aborted && !wasHinted) await pause()
    }
  }

  /** A database that is away is reported once, and once more when it is back. */
  async function look() {
    try {
      await round.begin()
      if (isFailing) log.info({}, 'Delivering again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'Nothing can be delivered for now')
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
    hint,
    async stop() {
      stopping.abort()
      wake()
      await running
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, FINISH_MS)
      await Promise.race([round.idle(), patience.promise])
      clearTimeout(timer)
    },
  }
}
