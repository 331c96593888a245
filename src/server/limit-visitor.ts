import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
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

/** What a browser tells by itself must not use up what its visitor may send. */
function purse(path: string) {
  return path === '/api/car-views' ? 'views ' : ''
}

/** A household has a whole network of IPv6 addresses, so the first half of the address stands for all of it. */
function visitorKey(address: string) {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')
}
