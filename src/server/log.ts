import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { traceFields } from './tracing/current-span.ts'

/** Writes JSON lines to standard output. They must not contain anything that a visitor typed. */
export function createLog(
  { logLevel, tracing = null }: Pick<Env, 'logLevel'> & Partial<Pick<Env, 'tracing'>>,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level: logLevel,
    base: null,
    ...(tracing && { mixin: traceFields }),
    serializers: { err: withoutPersonalData, error: withoutPersonalData },
  }
  return destination ? pino(options, destination) : pino(options)
}

type LoggedError = { type: string; message: string; code?: unknown; stack?: string[]; cause?: LoggedError }

/**
 * What went wrong and where, without personal data. The database’s errors repeat the values of the failed statement, so
 * only the parts known to be free of them are logged.
 */
function withoutPersonalData(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown' }

  const logged: LoggedError = { type: error.name, message: withoutValues(error) }
  if ('code' in error) logged.code = error.code
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  if (frames.length > 0) logged.stack = frames.map((line) => line.trim())
  if (error.cause !== undefined) logged.cause = withoutPersonalData(error.cause)
  return logged
}

/** Removes the parameters after a failed statement, and the value that PostgreSQL quotes when it cannot read it. */
function withoutValues({ message }: Error) {
  const [statement = ''] = message.split('\nparams:')
  return statement.replace(/: ".*"/s, ': "…"')
}
