type Parts = {
  /** Whether anything that was asked of the database waits for its answer. */
  isWaiting(): boolean
  /** Asks the database for a sign of life, and says whether one came within so many milliseconds. */
  probe(withinMs: number): Promise<boolean>
  /** Called when the database begins to hang, and when it answers again. */
  onChange(isAway: boolean): void
  now(): number
}

export type StallWatch = {
  isAway(): boolean
  /** Notes that an answer came. */
  answered(): void
  /** To be called every `LOOK_MS`. */
  look(): Promise<void>
}

/**
 * Together less than a second, which is what a visitor waits for the news. A statement may well take longer than the first;
 * then the database answers the probe, and nothing happens.
 */
export const STALL_MS = 250
export const PROBE_MS = 350
/** How often to look. */
export const LOOK_MS = 50
/** Coming back may include a new connection. */
const RETURN_MS = 1000

/** Tells a database that hangs from one that is slow: nothing was answered for a while, and neither is a probe. */
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
