import { dealershipContext, requestFactsContext } from '../request-context.ts'
import type { Route } from './+types/mail.route.ts'

/** One mail as a mail program shows it: with its own styles, and without anything that could run or be sent. */
export function loader({ params, context }: Route.LoaderArgs) {
  const messages = context.get(requestFactsContext).demo
    ? context.get(dealershipContext).sandboxMessages()
    : []
  const html = messages.find(({ id }) => id === params.id)?.html
  if (!html) return new Response('There is no such mail.', { status: 404, headers: plain })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups",
      'x-robots-tag': 'noindex',
    },
  })
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }
