import { canonicalPath } from '#domain/shared/canonical-path.ts'
import type { Step } from '../server-context.ts'

/** Every page has one address. Other spellings of it redirect there. */
export function canonicalAddress(): Step {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const canonical = canonicalPath(url.pathname)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || canonical === url.pathname) return next()

    url.pathname = canonical
    // The redirect includes our origin, so that no path can be read as the address of another website.
    return c.redirect(url.href, 308)
  }
}
