import { momentAt, wallClockAt } from '../shared/wall-clock.ts'
import type { AlertFrequency } from './alert-kinds.ts'

/**
 * The hours in which customers get messages, by the clock where they live. The Spam Act 2003 sets none; these are the
 * weekday hours of the Telemarketing and Research Industry Standard 2017, so that no message wakes anyone.
 */
const FIRST_HOUR = '09:00'
const LAST_HOUR = '20:00'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The shortest time between two messages to one customer by one channel. */
const minGapMs: Record<AlertFrequency, number> = { daily: DAY_MS, 'at-once': 15 * MINUTE_MS }

type Wish = {
  /** The time zone of the customer. */
  timeZone: string
  frequency: AlertFrequency
  /** When the customer got the last message by this channel. */
  lastSentAt: Date | null
}

/** The first moment at which a customer may get their next message. */
export function nextMessageMoment({ timeZone, frequency, lastSentAt }: Wish, now: Date): Date {
  const earliest = lastSentAt === null ? 0 : lastSentAt.getTime() + minGapMs[frequency]
  return withinHours(timeZone, new Date(Math.max(now.getTime(), earliest)))
}

function withinHours(timeZone: string, at: Date): Date {
  const clock = wallClockAt(timeZone, at)
  const [day = '', time = ''] = clock.split('T')
  if (time >= FIRST_HOUR && time < LAST_HOUR) return at
  const next = time < FIRST_HOUR ? day : dayAfter(day)
  // No clock changes at nine in the morning. If one did, the message would wait until it is nine again.
  return momentAt(timeZone, `${next}T${FIRST_HOUR}`) ?? new Date(at.getTime() + DAY_MS)
}

function dayAfter(day: string) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
