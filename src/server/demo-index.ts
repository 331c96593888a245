import { html } from 'hono/html'
import type { RunningSite } from '#operations/sites/site-directory.ts'
import { plainPage } from './responses/plain-page.ts'
import type { ServerRequest } from './server-context.ts'

/** The demo’s start page: a link to every dealer’s website. */
export function demoIndex(
  c: ServerRequest,
  sites: readonly RunningSite[],
  baseDomain: string,
): Response | Promise<Response> {
  const { protocol, port } = new URL(c.req.url)
  const entries = sites.map(({ slug, site }) => {
    const address = siteAddress(slug, baseDomain, port, protocol)
    return html`<li>
      <a href="${address}"><strong>${site.name}</strong> <span>${new URL(address).host}</span></a>
    </li>`
  })
  const body = html`<p>One running system, many dealers. Each has its own website:</p>
    <ul>
      ${entries}
    </ul>
    <p>We made up the dealers, their vehicles and their people.</p>`
  return c.html(plainPage({ nonce: c.get('nonce'), title: 'Forecourt', body }))
}

/** The address of a site that has no domain yet. */
export function siteAddress(slug: string, baseDomain: string, port: number | string, protocol = 'http:') {
  return new URL(`${protocol}//${slug}.${baseDomain}:${port}`).href.replace(/\/$/, '')
}
