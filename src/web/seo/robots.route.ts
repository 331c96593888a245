import { siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/robots.route.ts'

/** Lets search engines crawl every page except the API and the success pages. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /success',
    '',
    `Sitemap: ${siteOrigin(site, url)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
