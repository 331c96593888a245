import type { Log } from '../log.ts'

/** Metrics of search: the outages of a chosen engine, and how well the built-in one’s memory fits. */
export type SearchEvents = {
  outageBegan(engine: string): void
  outageEnded(engine: string): void
  /** The built-in engine was used instead of the chosen one. */
  fellBack(engine: string, because: 'outage' | 'filling'): void
  /** An index of the built-in engine was dropped to make room for others. Its site’s next search builds it again. */
  indexDropped(): void
}

/** How long a search may take, and how long a failed engine is left alone. */
export type SearchPatience = { readonly answerMs: number; readonly pauseMs: number }

export const defaultPatience: SearchPatience = { answerMs: 1500, pauseMs: 5000 }

export type Outage = {
  /** Whether to try the engine: always while it responds, and once after every pause during an outage. */
  mayTry(): boolean
  isOut(): boolean
  failed(error: unknown): void
  answered(): void
}

/** Tracks whether an engine responds. An outage is logged once when it starts and once when it ends. */
export function outageOf(
  engine: string,
  { log, events, pauseMs }: { log: Log; events: SearchEvents; pauseMs: number },
): Outage {
  let isOut = false
  let retryAt = 0
  return {
    mayTry() {
      if (!isOut) return true
      if (performance.now() < retryAt) return false
      // One search retries the engine; others meanwhile don't wait for it.
      retryAt = performance.now() + pauseMs
      return true
    },
    isOut: () => isOut,
    failed(error) {
      retryAt = performance.now() + pauseMs
      if (isOut) return
      isOut = true
      events.outageBegan(engine)
      log.warn({ engine, err: error }, 'A search engine is not responding; using the built-in one')
    },
    answered() {
      if (!isOut) return
      isOut = false
      events.outageEnded(engine)
      log.info({ engine }, 'A search engine is responding again')
    },
  }
}
