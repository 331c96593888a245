import type { Log } from '../log.ts'

/** How long something may lie unseen when no hint of it arrives. */
const POLL_MS = 1000

export type Poller = { hint(): void; stop(): Promise<void> }

type Messages = { failing: string; again: string }

/**
 * Looks again and again until stopped. A hint makes it look at once, also one that comes while it looks; missing every hint only
 * costs a second. A database that is away is reported once, and once more when it is back.
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
      if (isFailing) log.info({}, messages.again)
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
