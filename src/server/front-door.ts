import { html } from 'hono/html'
import type { RunningSite } from '#operations/sites/site-directory.ts'
import { plainPage } from './responses/plain-page.ts'
import type { ServerRequest } from './server-context.ts'

/** The demo's front door: every dealer's website, one link each. */
export function frontDoor(
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
  const body = html`<p>One running system, many dealers. Each has a website of its own:</p>
    <ul>
      ${entries}
    </ul>
    <p>The dealers, their vehicles and their people are invented.</p>`
  return c.html(plainPage({ nonce: c.get('nonce'), title: 'Forecourt', body }))
}

/** Where a site answers while it has no domain of its own. */
export function siteAddress(slug: string, baseDomain: string, port: number | string, protocol = 'http:') {
  return new URL(`${protocol}//${slug}.${baseDomain}:${port}`).href.replace(/\/$/, '')
}
