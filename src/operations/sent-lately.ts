import { RateLimiterMemory } from 'rate-limiter-flexible'
import { visitorKey } from './visitor-key.ts'

/** Counts what comes from the same household or office, for each site by itself. Each process counts on its own. */
export type SentLately = {
  count(siteId: string, address: string): Promise<{ sent: number; againInMs: number }>
}

const COUNTED_SECONDS = 10 * 60

export function sentLately(): SentLately {
  const counts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: COUNTED_SECONDS })
  return {
    async count(siteId, address) {
      const { consumedPoints, msBeforeNext } = await counts.consume(`${siteId} ${visitorKey(address)}`)
      return { sent: consumedPoints, againInMs: msBeforeNext }
    },
  }
}
