import type { Step } from './server-context.ts'

/** Every page has one address, without a slash at its end. */
export function canonicalAddress(): Step {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const canonical = withoutTrailingSlashes(url.pathname)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || canonical === url.pathname) return next()

    url.pathname = canonical
    // With our own origin in front, no path can be read as the address of another website.
    return c.redirect(url.href, 308)
  }
}

function withoutTrailingSlashes(path: string) {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
