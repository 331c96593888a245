import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Long enough for any page under way, and shorter than a process manager waits (10 s). */
const FINISH_MS = 8000
/** For everything together. What manages our process kills it two seconds later (`deploy/`, docs/running.md). */
const STOP_MS = 18_000

export type Shutdown = {
  /** Registers something to close. Closing happens in reverse order. */
  closeLater: (name: string, close: () => Promise<void>) => void
  isStopping: () => boolean
  /** Closes everything, once, and ends the process. */
  stop: (reason: string, exitCode: number) => Promise<void>
}

type Options = { exit?: (code: number) => void; limitMs?: number }

/** Ends the process cleanly: requests under way are finished, and everything we started is closed. */
export function createShutdown(
  log: Logger,
  { exit = (code) => process.exit(code), limitMs = STOP_MS }: Options = {},
): Shutdown {
  const closings: { name: string; close: () => Promise<void> }[] = []
  let stopping: Promise<void> | null = null

  async function closeAll(reason: string, exitCode: number) {
    log.info({ reason }, 'Stopping')
    let code = exitCode
    let part = 'nothing'
    const limit = setTimeout(() => {
      log.error({ reason, part }, 'A part takes too long to close; ending without it')
      exit(1)
    }, limitMs)
    for (const { name, close } of closings.toReversed()) {
      part = name
      try {
        await close()
      } catch (err) {
        log.error({ err, part }, 'A part failed to close')
        code = 1
      }
    }
    clearTimeout(limit)
    log.info({ reason }, 'Stopped')
    exit(code)
  }

  return {
    closeLater: (name, close) => void closings.push({ name, close }),
    isStopping: () => stopping !== null,
    stop: (reason, exitCode) => (stopping ??= closeAll(reason, exitCode)),
  }
}

/** Stops on a signal, and on an unexpected error, because the state of the process cannot be trusted then. */
export function stopOnSignals({ stop }: Shutdown, log: Logger) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop(signal, 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'Unexpected error; stopping')
      setTimeout(() => process.exit(1), FINISH_MS).unref()
      void stop(event, 1)
    })
  }
}

/** Accepts no new visitors, lets current requests finish, and after a while closes the rest. */
export async function closeServer(server: Server, finishMs = FINISH_MS) {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A keep-alive connection would otherwise stay open for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const last = setTimeout(() => server.closeAllConnections(), finishMs)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}
