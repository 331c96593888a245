import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { pagePath } from '#domain/shared/canonical-path.ts'
import { networkKey, visitorKey } from '#operations/spam/visitor-key.ts'
import { errorResponse } from '../responses/error-response.ts'
import type { ServerRequest, Step } from '../server-context.ts'
import { DOCUMENTS_PER_MINUTE, WRITES_PER_MINUTE } from './requests-per-minute.ts'

export function createDocumentLimit(): RateLimiterAbstract {
  return new RateLimiterMemory({ points: DOCUMENTS_PER_MINUTE, duration: 60 })
}

/** How many pages and API calls an address may request. Pictures and files do not count. */
export function createReadLimit(perMinute: number): RateLimiterAbstract {
  return new RateLimiterMemory({ points: perMinute, duration: 60 })
}

export function createWriteLimit(): RateLimiterAbstract {
  return new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: 60 })
}

type Choice = { refuse?: Refuse; isPerDealer?: boolean }

/**
 * Limits how many costly requests a visitor may make to what a person would. An attacker may have thousands of IPv6 networks, and
 * many dealers to write to, so all of them together have a limit too, a few times as high.
 */
export function limitVisitor(
  limit: RateLimiterAbstract,
  { refuse = tooMany, isPerDealer = false }: Choice = {},
): Step {
  const together = new RateLimiterMemory({ points: limit.points * TOGETHER, duration: limit.duration })
  return async (c, next) => {
    const kind = limitKey(c.req.path)
    const address = c.get('clientAddress')
    const host = isPerDealer ? `${new URL(c.req.url).hostname} ` : ''
    try {
      // First, because it bounds how many keys the other one has to remember.
      await together.consume(kind + networkKey(address))
      await limit.consume(kind + host + visitorKey(address))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return refuse(c, { 'retry-after': String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))) })
    }
    return next()
  }
}

const TOGETHER = 4

type Refuse = (c: ServerRequest, headers: Record<string, string>) => Response | Promise<Response>

function tooMany(c: ServerRequest, headers: Record<string, string>) {
  return errorResponse(c, 429, headers)
}

/** Requests that a browser makes by itself have separate limits, so that they don’t use up what its visitor may send. */
function limitKey(path: string) {
  return separateLimits[pagePath(path).toLowerCase()] ?? ''
}

const separateLimits: Record<string, string> = {
  '/api/car-views': 'views ',
  '/api/captcha': 'captcha ',
  '/api/events': 'events ',
  // The payment provider’s own addresses, which no visitor shares.
  '/api/payments/webhook': 'payments ',
}
