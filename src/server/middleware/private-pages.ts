import { hasAppointmentToken } from '#domain/appointments/appointment-address.ts'
import type { Step } from '../server-context.ts'

/** An address that holds a customer’s secret is kept by no cache, told to no other website and found by no search engine. */
export function keepPrivate(): Step {
  return async (c, next) => {
    await next()
    if (!hasAppointmentToken(new URL(c.req.url).pathname)) return
    c.res.headers.set('cache-control', 'no-store')
    // Not `no-referrer`: the form on the page would then come with `Origin: null` and be refused.
    c.res.headers.set('referrer-policy', 'same-origin')
    c.res.headers.set('x-robots-tag', 'noindex, nofollow')
  }
}
