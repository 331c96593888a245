import { hasSecretToken } from '#domain/shared/private-address.ts'
import type { Step } from '../server-context.ts'

/** A page whose address holds a customer’s secret is not cached, sent to other websites as a referrer or indexed. */
export function keepPrivate(): Step {
  return async (c, next) => {
    await next()
    if (!hasSecretToken(new URL(c.req.url).pathname)) return
    c.res.headers.set('cache-control', 'no-store')
    // Not `no-referrer`: the form on the page would then be sent with `Origin: null` and refused.
    c.res.headers.set('referrer-policy', 'same-origin')
    c.res.headers.set('x-robots-tag', 'noindex, nofollow')
  }
}
