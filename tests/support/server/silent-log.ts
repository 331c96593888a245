import type { Log } from '#operations/log.ts'

/** For tests that look at what happens and not at what is written about it. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }
