import { canonicalPath } from '#domain/shared/canonical-path.ts'
import type { Step } from '../server-context.ts'

/** Every page has one address; whoever comes by another way of writing it is sent there. */
export function canonicalAddress(): Step {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const canonical = canonicalPath(url.pathname)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || canonical === url.pathname) return next()

    url.pathname = canonical
    // With our own origin in front, no path can be read as the address of another website.
    return c.redirect(url.href, 308)
  }
}
