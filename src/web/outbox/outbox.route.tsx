import { data } from 'react-router'
import { sandboxPlates, sandboxRegistry } from '#integrations/valuation/sandbox/port.ts'
import { formatMoment } from '#domain/shared/day.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { sandboxContext, requestFactsContext } from '../request/request-context.ts'
import { OutboxPage } from './outbox-page.tsx'
import type { Route } from './+types/outbox.route.ts'

/** The messages of this demo dealer, which are shown here instead of being sent. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { site, sentMessages } = context.get(sandboxContext)
  if (!context.get(requestFactsContext).demo) throw data(pageNotFound, { status: 404 })

  const head = pageHead(site, url, {
    title: 'Sent messages',
    description: `The messages that ${site.name} would have sent.`,
    path: '/sandbox',
    isIndexed: false,
  })
  const messages = (await sentMessages()).map(({ id, kind, at, to, subject, text, html, headers }) => ({
    id,
    kind,
    at: formatMoment(site.timeZone, at),
    to,
    subject,
    text,
    headers: Object.entries(headers),
    hasHtml: html !== null,
  }))
  const plates = Object.entries(sandboxPlates)
  return { head, siteName: site.name, messages, registry: { ...sandboxRegistry, plates } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head)
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} />
}
