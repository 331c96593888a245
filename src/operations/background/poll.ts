import type { Log } from '../log.ts'

/** The longest delay before a change is noticed without a hint. */
const POLL_MS = 1000

export type Poller = { hint(): void; stop(): Promise<void> }

type Messages = { failing: string; recovered: string }

/**
 * Runs the work every second until stopped. A hint runs it at once, or again right after the current run; a
 * missed hint only costs a second. An outage is logged once when it starts and once when it ends.
 */
export function poll(work: () => Promise<unknown>, messages: Messages, log: Log): Poller {
  const stopping = new AbortController()
  let isFailing = false
  let wasHinted = false
  let wake = () => {}
  const running = runUntil(stopping.signal)

  async function runUntil(signal: AbortSignal) {
    while (!signal.aborted) {
      wasHinted = false
      await runOnce()
      if (!signal.aborted && !wasHinted) await pause()
    }
  }

  async function runOnce() {
    try {
      await work()
      if (isFailing) log.info({}, messages.recovered)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, messages.failing)
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
    hint() {
      wasHinted = true
      wake()
    },
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
