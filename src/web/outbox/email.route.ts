import { IMAGES_PATH } from '#domain/images/image-address.ts'
import { sandboxContext, requestFactsContext } from '../request/request-context.ts'
import type { Route } from './+types/email.route.ts'

/** One email as an email program shows it, with its own styles and the site's logo. Its scripts and forms don't work. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { site, sentMessages } = context.get(sandboxContext)
  const messages = context.get(requestFactsContext).demo ? await sentMessages() : []
  const html = messages.find(({ id }) => id === params.id)?.html
  if (!html) return new Response('There is no email with this id.', { status: 404, headers: plain })
  return new Response(withOrigin(html, site.hosts, url.origin), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src ${url.origin}${IMAGES_PATH}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups`,
      'x-robots-tag': 'noindex',
    },
  })
}

/** Points links and images to the address where the demo runs, because the site's own domain may not resolve to it. */
function withOrigin(html: string, hosts: readonly string[], origin: string) {
  return hosts.reduce((text, host) => text.replaceAll(`="https://${host}/`, `="${origin}/`), html)
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }
