import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { visitorKey } from '#operations/visitor-key.ts'
import { errorAnswer } from './error-answer.ts'
import type { Step } from './server-context.ts'

/** Far above what a person does, or an office behind one address; far below what fills a dealer's inbox. */
const WRITES_PER_MINUTE = 120

/** Each is drawn anew for whoever finds one that nobody asked for today; no office prints faster. */
const BROCHURES_PER_MINUTE = 60

export function createBrochureLimit(): RateLimiterAbstract {
  return new RateLimiterMemory({ points: BROCHURES_PER_MINUTE, duration: 60 })
}

export function createWriteLimit(): RateLimiterAbstract {
  return new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: 60 })
}

/** Nobody asks for more of what costs much than a person would. */
export function limitVisitor(limit: RateLimiterAbstract): Step {
  return async (c, next) => {
    try {
      await limit.consume(purse(c.req.path) + visitorKey(c.get('clientAddress')))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return errorAnswer(c, 429, {
        'retry-after': String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))),
      })
    }
    return next()
  }
}

/** What a browser tells or asks by itself must not use up what its visitor may send. */
function purse(path: string) {
  return ownPurses[path] ?? ''
}

const ownPurses: Record<string, string> = {
  '/api/car-views': 'views ',
  '/api/captcha': 'captcha ',
  '/api/events': 'events ',
}
