import type { Log } from '../log.ts'

/** How long something may lie unseen when no hint of it arrives. */
const POLL_MS = 1000

export type Looking = { hint(): void; stop(): Promise<void> }

type Words = { failing: string; again: string }

/**
 * Looks again and again until stopped. A hint makes it look at once, also one that comes while it looks; missing every hint only
 * costs a second. A database that is away is reported once, and once more when it is back.
 */
export function poll(look: () => Promise<unknown>, words: Words, log: Log): Looking {
  const stopping = new AbortController()
  let isFailing = false
  let wasHinted = false
  let wake = () => {}
  const running = lookUntil(stopping.signal)

  async function lookUntil(signal: AbortSignal) {
    while (!signal.aborted) {
      wasHinted = false
      await lookOnce()
      if (!signal.aborted && !wasHinted) await pause()
    }
  }

  async function lookOnce() {
    try {
      await look()
      if (isFailing) log.info({}, words.again)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, words.failing)
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
