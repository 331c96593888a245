import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { data } from 'react-router'
import { pageNotFound } from '../frame/error-page.tsx'
import { siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapLines, sitemapPart } from './sitemap-lines.server.ts'

/** The sitemap, and the files of its index where one isn’t enough. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const origin = siteOrigin(dealership.site, url)
  const { part } = params
  const lines = part === undefined ? sitemapLines(dealership, origin) : sitemapPart(part, dealership, origin)
  if (lines === null) throw data(pageNotFound, { status: 404 })
  return new Response(createReadableStreamFromReadable(Readable.from(lines)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
