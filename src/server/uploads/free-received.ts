import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Often enough that little piles up, and seldom enough to cost nothing noticeable. */
const OFTEN_BYTES = 8e6

let sinceLast = 0
let collect: ((options: { type: 'minor' }) => void) | null = null

/**
 * Frees the pieces of files that have been written to disk. Each is a buffer outside of the heap, and the collector, which sees
 * little of them, would let a hundred megabytes pile up while several visitors send photos. It takes about a millisecond.
 */
export function freeReceived(byteLength: number) {
  sinceLast += byteLength
  if (sinceLast < OFTEN_BYTES) return
  sinceLast = 0
  collect ??= collector()
  collect({ type: 'minor' })
}

/** The engine offers it to programs that ask, whether or not they were started with a flag. */
function collector() {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as NonNullable<typeof collect>
}
