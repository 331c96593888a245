import type { Dealership } from '#operations/sites/dealership.ts'
import { thirdPartyOrigins } from '#sites/third-party-services.ts'
import type { Step } from '../server-context.ts'

type Circumstances = {
  nonce: string
  isHttps: boolean
  /** Other places that this site's settings name: to send to, and to show in a frame. */
  outside?: { connect: readonly string[]; frame: readonly string[] } | undefined
  /** Vite writes styles into the page and listens on a socket while developing. */
  developing?: boolean | undefined
  /** Whether a browser may show the answer as a page, in which something could run. */
  isPage: boolean
}

/** Puts the security headers on every answer, whoever made it. */
export function secure({ developing = false, demo = false } = {}): Step {
  return async (c, next) => {
    await next()
    const dealership: Dealership | undefined = c.get('dealership')
    const outside = dealership && thirdPartyOrigins(dealership.site, { hasStandIns: demo })
    const headers = securityHeaders({
      nonce: c.get('nonce'),
      isHttps: c.req.url.startsWith('https:'),
      outside,
      developing,
      isPage: isPage(c.res.headers.get('content-type')),
    })
    for (const [name, value] of Object.entries(headers)) {
      // Some routes set their own: an email in the demo, an address that is a secret, a logo that emails show.
      if (mayDiffer.has(name) && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', c.get('requestId'))
    // What a visitor sees is theirs: nothing on the way may keep it, unless the answer says otherwise.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache')
  }
}

/**
 * What the browser has to know to keep the visitor safe. Of a script, a picture or an api's answer it needs little, and a page
 * comes with twenty of them: on a slow line a kilobyte of headers on each is a tenth of a second.
 */
export function securityHeaders(circumstances: Circumstances): Record<string, string> {
  return {
    'content-security-policy': circumstances.isPage ? contentSecurityPolicy(circumstances) : nothingRuns,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(circumstances.isPage && pageHeaders),
    ...(circumstances.isHttps && { 'strict-transport-security': 'max-age=63072000' }),
  }
}

const mayDiffer = new Set(['content-security-policy', 'referrer-policy', 'cross-origin-resource-policy'])

const nothingRuns = "default-src 'none'; frame-ancestors 'none'"

const pageHeaders = {
  'x-frame-options': 'DENY',
  // Not `no-referrer`: browsers would then send `Origin: null` with a form, and no form would pass the origin check.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
}

/** Drawings can hold scripts, and what says nothing of itself could be anything. */
function isPage(contentType: string | null) {
  return contentType === null || /html|xml/.test(contentType)
}

function contentSecurityPolicy({ nonce, isHttps, outside, developing }: Circumstances) {
  return [
    "default-src 'none'",
    // A script runs when it carries this answer's nonce, or was loaded by one that does. Nothing else ever does.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ["connect-src 'self'", ...(developing ? ['ws:'] : []), ...(outside?.connect ?? [])].join(' '),
    // Vehicle pictures come from wherever the dealer's feed keeps them.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${outside?.frame.join(' ') || "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
