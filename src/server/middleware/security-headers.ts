import type { Dealership } from '#operations/sites/dealership.ts'
import type { PageHashes } from '#web/shared-page/page-hashes.ts'
import { thirdPartyOrigins } from '#sites/third-party-services.ts'
import type { Step } from '../server-context.ts'

type Circumstances = {
  nonce: string
  /** The scripts and styles of a page that other visitors get too. They take the place of the nonce. */
  hashes?: PageHashes | undefined
  isHttps: boolean
  /** Whether nothing but this website is under its host, so that HTTPS can be demanded there too. */
  ownsSubdomains?: boolean | undefined
  /** Other origins in this site’s settings, to connect to and to show in frames. */
  outside?: { connect: readonly string[]; frame: readonly string[] } | undefined
  /** Whether a form of the site may lead on to the payment provider’s page. */
  takesPayments?: boolean | undefined
  /** In development, Vite writes styles into the page and opens a socket. */
  developing?: boolean | undefined
  /** Whether a browser may show the response as a page that can run scripts. */
  isPage: boolean
}

/** Sets the security headers on every response. */
export function secure({ developing = false, demo = false, baseDomains = [] }: Options = {}): Step {
  return async (c, next) => {
    await next()
    const { protocol, hostname } = new URL(c.req.url)
    const dealership: Dealership | undefined = c.get('dealership')
    const outside = dealership && thirdPartyOrigins(dealership.site, { hasStandIns: demo })
    const headers = securityHeaders({
      nonce: c.get('nonce'),
      hashes: c.get('pageHashes'),
      isHttps: protocol === 'https:',
      ownsSubdomains: ownsSubdomains(hostname, baseDomains),
      outside,
      takesPayments: takesPayments(dealership),
      developing,
      isPage: isPage(c.res.headers.get('content-type')),
    })
    for (const [name, value] of Object.entries(headers)) {
      // Some routes set their own: an email in the demo, a secret address, a logo that emails show.
      if (mayDiffer.has(name) && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', c.get('requestId'))
    // A visitor’s pages are private, so no cache on the way may store them unless the response says otherwise.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache')
  }
}

type Options = { developing?: boolean; demo?: boolean; baseDomains?: readonly string[] }

/** A dealer’s bare domain may have other systems of the dealer under it, and some of those without HTTPS. */
function ownsSubdomains(hostname: string, baseDomains: readonly string[]) {
  return hostname.startsWith('www.') || baseDomains.some((domain) => hostname.endsWith(`.${domain}`))
}

function takesPayments(dealership: Dealership | undefined) {
  const { reservations } = dealership?.site ?? {}
  return reservations?.takesPayments || reservations?.takesInvoices
}

/**
 * The headers that keep the visitor safe. A script, a picture or an API response needs few of them, and a page loads
 * twenty of those: on a slow line a kilobyte of headers on each costs a tenth of a second.
 */
export function securityHeaders(circumstances: Circumstances): Record<string, string> {
  return {
    'content-security-policy': circumstances.isPage ? contentSecurityPolicy(circumstances) : nothingRuns,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(circumstances.isPage && pageHeaders),
    ...(circumstances.isHttps && { 'strict-transport-security': httpsOnly(circumstances) }),
  }
}

const TWO_YEARS = 63_072_000

function httpsOnly({ ownsSubdomains: includesSubdomains = false }: Circumstances) {
  return `max-age=${TWO_YEARS}${includesSubdomains ? '; includeSubDomains' : ''}`
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

/** SVG drawings can hold scripts, and a response without a content type could be anything. */
function isPage(contentType: string | null) {
  return contentType === null || /html|xml/.test(contentType)
}

function contentSecurityPolicy({
  nonce,
  hashes = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] },
  isHttps,
  outside,
  takesPayments = false,
  developing,
}: Circumstances) {
  return [
    "default-src 'none'",
    // A script runs only if it carries this response’s nonce, is one of the page’s own, or was loaded by one of those.
    `script-src ${hashes.scripts.join(' ')} 'strict-dynamic'`,
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${hashes.styles.join(' ')}`,
    ["connect-src 'self'", ...(developing ? ['ws:'] : []), ...(outside?.connect ?? [])].join(' '),
    // Vehicle pictures load from any address in the dealer’s feed.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${outside?.frame.join(' ') || "'none'"}`,
    // Browsers check where a form leads in the end.
    `form-action 'self'${takesPayments ? ' https://checkout.stripe.com' : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
