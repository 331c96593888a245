/** A load balancer does not wait longer than this. */
const PATIENCE_MS = 2000

/** Throws if the database doesn't respond, or not in time. */
export async function checkInTime(check: () => Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error('The database did not respond in time')),
    PATIENCE_MS,
  )
  try {
    await Promise.race([check(), timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
