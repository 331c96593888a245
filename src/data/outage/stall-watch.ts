type Parts = {
  /** Whether any query is waiting for its result. */
  isWaiting(): boolean
  /** Probes the database, and says whether it responded within so many milliseconds. */
  probe(withinMs: number): Promise<boolean>
  /** Called when the database stops responding, and when it responds again. */
  onChange(isAway: boolean): void
  now(): number
}

export type StallWatch = {
  isAway(): boolean
  /** Records that a query returned. */
  answered(): void
  /** Must be called every `CHECK_MS`. */
  look(): Promise<void>
}

/**
 * Together less than a second, which is how long a visitor waits for the error page. A statement may well take longer than
 * the first; the database then answers the probe, and nothing happens.
 */
export const STALL_MS = 250
export const PROBE_MS = 350
/** How often to check. */
export const CHECK_MS = 50
/** A probe after an outage may need a new connection. */
const RETURN_MS = 1000

/** Distinguishes an outage from slowness: in an outage nothing returns for a while, and the probe fails too. */
export function stallWatch({ isWaiting, probe, onChange, now }: Parts): StallWatch {
  let isAway = false
  let isProbing = false
  let lastAnswer = now()
  let wasWaiting = false

  async function sign(withinMs: number) {
    isProbing = true
    try {
      return await probe(withinMs)
    } finally {
      isProbing = false
    }
  }

  function change(away: boolean) {
    isAway = away
    lastAnswer = now()
    onChange(away)
  }

  return {
    isAway: () => isAway,
    answered: () => void (lastAnswer = now()),
    async look() {
      if (isProbing) return
      if (isAway) {
        if (await sign(RETURN_MS)) change(false)
        return
      }
      const waits = isWaiting()
      if (waits && !wasWaiting) lastAnswer = now()
      wasWaiting = waits
      if (!waits || now() - lastAnswer < STALL_MS) return
      if (await sign(PROBE_MS)) lastAnswer = now()
      else change(true)
    },
  }
}
