import type { Dealership } from '#operations/dealership.ts'
import type { Step } from './server-context.ts'

type Circumstances = {
  nonce: string
  isHttps: boolean
  /** The one other place whose pages this site shows in a frame. */
  frameOrigin?: string | undefined
  /** Vite writes styles into the page and listens on a socket while developing. */
  developing?: boolean | undefined
}

/** Puts the security headers on every answer, whoever made it. */
export function secure({ developing = false } = {}): Step {
  return async (c, next) => {
    await next()
    const dealership: Dealership | undefined = c.get('dealership')
    const frameUrl = dealership?.site.service.frameUrl
    const headers = securityHeaders({
      nonce: c.get('nonce'),
      isHttps: c.req.url.startsWith('https:'),
      frameOrigin: frameUrl ? new URL(frameUrl).origin : undefined,
      developing,
    })
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', c.get('requestId'))
    // What a visitor sees is theirs: nothing on the way may keep it, unless the answer says otherwise.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache')
  }
}

/** What the browser has to know to keep this page safe. */
export function securityHeaders(circumstances: Circumstances): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(circumstances),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not `no-referrer`: browsers would then send `Origin: null` with a form, and no form would pass the origin check.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ...(circumstances.isHttps && { 'strict-transport-security': 'max-age=63072000' }),
  }
}

function contentSecurityPolicy({ nonce, isHttps, frameOrigin, developing }: Circumstances) {
  return [
    "default-src 'none'",
    // A script runs when it carries this answer's nonce, or was loaded by one that does. Nothing else ever does.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    // Vehicle pictures come from wherever the dealer's feed keeps them.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameOrigin ?? "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
