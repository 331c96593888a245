/** The database hangs, and is not asked until it answers again. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'

  constructor() {
    super('The database does not answer')
  }
}

/** Whether something failed because the database is away or overloaded, so that it may well work in a few seconds. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // By name, as there are two copies of every class while developing.
    if (cause.name === 'DatabaseAway' || outageWords.has(cause.message)) return true
    if ('code' in cause && typeof cause.code === 'string' && outageCodes.test(cause.code)) return true
  }
  return false
}

/**
 * No way to the server, connections lost or refused (08, 53), a server on its way down or up (57P), and a statement that
 * took too long (57014).
 */
const outageCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|53\w{3}|57P0\d|57014)$/

/** What the driver says of its own, without a code. */
const outageWords = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])
