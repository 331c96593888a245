import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Long enough for any page under way; a process manager's own patience (10 s) is longer. */
const FINISH_MS = 8000

export type Shutdown = {
  /** Closed in the reverse order in which they were named. */
  closeLater: (name: string, close: () => Promise<void>) => void
  isStopping: () => boolean
  /** Closes everything, once, and ends the process. */
  stop: (reason: string, exitCode: number) => Promise<void>
}

/** Ends the process in good order: nobody's request is cut off, and nothing of ours is left running. */
export function createShutdown(
  log: Logger,
  exit: (code: number) => void = (code) => process.exit(code),
): Shutdown {
  const closings: { name: string; close: () => Promise<void> }[] = []
  let stopping: Promise<void> | null = null

  async function closeAll(reason: string, exitCode: number) {
    log.info({ reason }, 'Stopping')
    let code = exitCode
    for (const { name, close } of closings.toReversed()) {
      try {
        await close()
      } catch (err) {
        log.error({ err, part: name }, 'A part did not close')
        code = 1
      }
    }
    log.info({ reason }, 'Stopped')
    exit(code)
  }

  return {
    closeLater: (name, close) => void closings.push({ name, close }),
    isStopping: () => stopping !== null,
    stop: (reason, exitCode) => (stopping ??= closeAll(reason, exitCode)),
  }
}

/** Stops when we are asked to, and when something happened that nobody had thought of: its state cannot be trusted. */
export function stopOnSignals({ stop }: Shutdown, log: Logger) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'Something unforeseen happened; stopping')
      setTimeout(() => process.exit(1), FINISH_MS).unref()
      void stop(event, 1)
    })
  }
}

/** Takes no new visitors, lets those who are here finish, and after a while closes on the rest. */
export async function closeServer(server: Server, finishMs = FINISH_MS) {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection that has been answered would otherwise be kept open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const last = setTimeout(() => server.closeAllConnections(), finishMs)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}
