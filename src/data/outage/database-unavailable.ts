/** Thrown instead of querying a database that does not respond. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor() {
    super('The database does not respond')
  }
}

/** Whether an error is due to an unavailable or overloaded database, so that a retry in a few seconds may succeed. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Compares names, because in development there are two copies of every class.
    if (cause.name === 'DatabaseUnavailable' || outageWords.has(cause.message)) return true
    if ('code' in cause && typeof cause.code === 'string' && outageCodes.test(cause.code)) return true
  }
  return false
}

/**
 * The server is unreachable, connections are lost or refused (08, 53), it is shutting down or starting (57P), or a
 * statement took too long (57014).
 */
const outageCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|53\w{3}|57P0\d|57014)$/

/** Errors of the driver itself, which have no code. */
const outageWords = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])
