import { setImmediate } from 'node:timers/promises'

/** So long may work hold up everything else that the process does. */
const SLICE_MS = 8

/** Lets long work be done in slices: to be awaited wherever the work can pause. */
export function pacing(): { pause(): Promise<void> } {
  let sliceEnds = performance.now() + SLICE_MS
  return {
    async pause() {
      if (performance.now() < sliceEnds) return
      await setImmediate()
      sliceEnds = performance.now() + SLICE_MS
    },
  }
}

/** Does all of the work, letting others have their turn at its `yield`s. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  const { pause } = pacing()
  let step = work.next()
  while (!step.done) {
    await pause()
    step = work.next()
  }
  return step.value
}

/** Does all of the work at once. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
