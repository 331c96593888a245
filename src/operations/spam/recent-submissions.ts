import { RateLimiterMemory } from 'rate-limiter-flexible'
import { visitorKey } from './visitor-key.ts'

/** Counts forms from the same network, per site. Each process has its own counts. */
export type RecentSubmissions = {
  count(siteId: string, address: string): Promise<{ sent: number; retryAfterMs: number }>
  /** How many appointments were booked from there within a day, including this one. */
  countBooking(siteId: string, address: string): Promise<number>
  /** Uncounts the last booking, because another customer got its time. */
  uncountBooking(siteId: string, address: string): Promise<void>
}

const COUNTED_SECONDS = 10 * 60
const DAY_SECONDS = 24 * 60 * 60

export function recentSubmissions(): RecentSubmissions {
  const counts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: COUNTED_SECONDS })
  const bookings = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS })
  return {
    async count(siteId, address) {
      const { consumedPoints, msBeforeNext } = await counts.consume(`${siteId} ${visitorKey(address)}`)
      return { sent: consumedPoints, retryAfterMs: msBeforeNext }
    },
    async countBooking(siteId, address) {
      return (await bookings.consume(`${siteId} ${visitorKey(address)}`)).consumedPoints
    },
    async uncountBooking(siteId, address) {
      await bookings.reward(`${siteId} ${visitorKey(address)}`)
    },
  }
}
