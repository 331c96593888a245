import type { Log } from '../log.ts'

/** What is noted of a search engine that is away, for whoever looks at the figures. */
export type SearchEvents = {
  outageBegan(engine: string): void
  outageEnded(engine: string): void
  /** The built-in engine answered in place of the chosen one. */
  fellBack(engine: string, because: 'outage' | 'filling'): void
}

/** How long a search may take, and how long an engine that failed is left alone. */
export type SearchPatience = { readonly answerMs: number; readonly pauseMs: number }

export const defaultPatience: SearchPatience = { answerMs: 1500, pauseMs: 5000 }

export type Outage = {
  /** Whether it is to be asked: always while it answers, and while it does not, once after every pause. */
  mayTry(): boolean
  isOut(): boolean
  failed(error: unknown): void
  answered(): void
}

/** Keeps account of whether an engine answers. An outage is told once when it begins, and once when it is over. */
export function outageOf(
  engine: string,
  { log, events, pauseMs }: { log: Log; events: SearchEvents; pauseMs: number },
): Outage {
  let isOut = false
  let askAgainAt = 0
  return {
    mayTry() {
      if (!isOut) return true
      if (performance.now() < askAgainAt) return false
      // One search finds out; those that come meanwhile do not wait for it.
      askAgainAt = performance.now() + pauseMs
      return true
    },
    isOut: () => isOut,
    failed(error) {
      askAgainAt = performance.now() + pauseMs
      if (isOut) return
      isOut = true
      events.outageBegan(engine)
      log.warn({ engine, err: error }, 'A search engine does not answer; the built-in one takes over')
    },
    answered() {
      if (!isOut) return
      isOut = false
      events.outageEnded(engine)
      log.info({ engine }, 'A search engine answers again')
    },
  }
}
