import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 20_000

/** Tries until it succeeds: pages load and change while a test looks at them. The last failure says what was missing. */
export async function eventually<Result>(
  attempt: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(50)
    }
  }
}
