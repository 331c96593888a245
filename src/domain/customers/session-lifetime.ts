const DAY_MS = 24 * 60 * 60 * 1000

/** A session ends after a month without a visit, and after three months in any case (OWASP ASVS 7.3). */
export const SESSION_IDLE_MS = 30 * DAY_MS
export const MAX_SESSION_MS = 90 * DAY_MS

/**
 * An account that nobody has signed in to for half a year is deleted. Phone companies hand unused numbers to new people, who
 * must not find the previous owner's watchlist.
 */
export const UNUSED_ACCOUNT_DAYS = 180

/** How often a visit is recorded, so that pages don't write at each request. */
const VISIT_RECORDED_MS = 60 * 60 * 1000

type Times = { createdAt: Date; lastSeenAt: Date }

export function isSessionOver({ createdAt, lastSeenAt }: Times, now: Date): boolean {
  return (
    now.getTime() - createdAt.getTime() >= MAX_SESSION_MS ||
    now.getTime() - lastSeenAt.getTime() >= SESSION_IDLE_MS
  )
}

export function isVisitToRecord({ lastSeenAt }: Pick<Times, 'lastSeenAt'>, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= VISIT_RECORDED_MS
}
