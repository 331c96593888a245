import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { Env } from '../env.ts'
import { errorResponse } from '../responses/error-response.ts'
import { demoIndex } from '../demo-index.ts'
import type { Step } from '../server-context.ts'

type Parts = {
  dealerships: Pick<Dealerships, 'forHost' | 'all'>
  env: Pick<Env, 'demo' | 'baseDomains'>
}

/** Finds the dealership for the host. An unknown host gets a page that reveals nothing about the sites served here. */
export function dealershipForRequest({ dealerships, env }: Parts): Step {
  const demoHosts = new Set([...env.baseDomains, 'localhost', '127.0.0.1', '[::1]'])
  return async (c, next) => {
    const url = new URL(c.req.url)
    const host = url.hostname.replace(/\.$/, '')
    const dealership = await dealerships.forHost(host)
    if (dealership) {
      c.set('dealership', dealership)
      return next()
    }

    const isDemoIndex = env.demo && demoHosts.has(host) && url.pathname === '/'
    return isDemoIndex ? demoIndex(c, dealerships.all(), env.baseDomains[0]) : errorResponse(c, 404)
  }
}
