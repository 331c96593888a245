import type { Log } from '#operations/log.ts'

/** For tests that do not check the log. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }
