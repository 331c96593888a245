import { hasSecretToken, isAccountPage } from '#domain/shared/private-address.ts'
import type { Step } from '../server-context.ts'

/**
 * No browser keeps a copy of an account’s pages, which the next person at it could open after the customer has signed out. A
 * page whose address holds a customer’s secret isn’t sent to other websites as a referrer or indexed either.
 */
export function keepPrivate(): Step {
  return async (c, next) => {
    await next()
    const { pathname } = new URL(c.req.url)
    const isSecret = hasSecretToken(pathname)
    if (isSecret || isAccountPage(pathname)) c.res.headers.set('cache-control', 'no-store')
    if (!isSecret) return
    // Not `no-referrer`: the form on the page would then be sent with `Origin: null` and refused.
    c.res.headers.set('referrer-policy', 'same-origin')
    c.res.headers.set('x-robots-tag', 'noindex, nofollow')
  }
}
