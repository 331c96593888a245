import { utimes } from 'node:fs/promises'

/** A file that nobody has touched for this long was left by a process that was killed. */
export const LEFT_OVER_AFTER_MS = 60 * 60 * 1000

const EVERY_MS = 10 * 60 * 1000

/** Keeps files from being taken for leftovers while their request goes on, which on a slow line may be long. */
export function keepFresh(paths: readonly string[]): { stop(): void } {
  const touching = setInterval(() => {
    const now = new Date()
    // One that has been removed needs no touch.
    for (const path of paths) utimes(path, now, now).catch(() => {})
  }, EVERY_MS).unref()
  return { stop: () => clearInterval(touching) }
}
