import { setImmediate } from 'node:timers/promises'

/** For how long work may block the process. */
const SLICE_MS = 8

/** Splits long work into slices: await `pause` wherever the work can stop. */
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

/** Does all of the work, with pauses at its `yield`s. */
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
