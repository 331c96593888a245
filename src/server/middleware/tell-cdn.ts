import type { Step } from '../server-context.ts'

/**
 * Lets a CDN keep what every anonymous visitor gets for so many seconds, and for an hour while the server can’t be reached.
 * Browsers still ask each time. Fastly and Varnish purge by `Surrogate-Key`, Cloudflare by `Cache-Tag`: one key for each site.
 */
export function tellCdn(seconds: number): Step {
  return async (c, next) => {
    await next()
    const { shared, dealership } = c.var
    if (!shared || c.res.status !== 200 || c.res.headers.has('set-cookie')) return
    const lifetime = `max-age=${seconds}, stale-if-error=3600`
    const key = `site-${dealership.site.slug}`
    c.res.headers.set('cache-control', 'no-cache')
    c.res.headers.set('cdn-cache-control', lifetime)
    c.res.headers.set('surrogate-control', lifetime)
    c.res.headers.set('surrogate-key', key)
    c.res.headers.set('cache-tag', key)
  }
}
