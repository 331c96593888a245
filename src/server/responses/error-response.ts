import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { html } from 'hono/html'
import { plainPage } from './plain-page.ts'
import type { ServerRequest } from '../server-context.ts'

/**
 * Says that something cannot be, in the way the asker reads: a page for a visitor, JSON for a program, a sentence for
 * a page that asks in the background. It never says more than is written below.
 */
export function errorResponse(
  c: ServerRequest,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
) {
  const { code, title, message } = sayings[status] ?? (status < 500 ? cannot : failed)
  const { pathname } = new URL(c.req.url)
  if (isApi(pathname)) return c.json({ error: { code, message } }, status, headers)
  if (pathname.endsWith('.data')) return c.text(message, status, headers)

  const mention = html`<p>If you write to us about it, please mention <code>${c.get('requestId')}</code>.</p>`
  const body = html`<p>${message}</p>
    ${status >= 500 ? mention : ''}`
  return c.html(plainPage({ nonce: c.get('nonce'), title, body }), status, headers)
}

export function isApi(pathname: string) {
  return pathname.startsWith('/api/')
}

type Saying = { code: string; title: string; message: string }

const cannot: Saying = {
  code: 'bad_request',
  title: 'That did not work',
  message: 'We could not understand that request.',
}

const failed: Saying = {
  code: 'unexpected',
  title: 'Something went wrong',
  message: 'Something went wrong on our side. Please try again in a moment.',
}

const sayings: Record<number, Saying> = {
  403: {
    code: 'forbidden',
    title: 'That did not work',
    message: 'This request came from another website. Please send it from ours.',
  },
  404: { code: 'not_found', title: 'Nothing here', message: 'There is nothing at this address.' },
  405: {
    code: 'method_not_allowed',
    title: 'That did not work',
    message: 'Nothing can be sent to this address.',
  },
  408: {
    code: 'too_slow',
    title: 'That took too long',
    message: 'Your connection was too slow for us to receive everything. Please try again.',
  },
  410: {
    code: 'gone',
    title: 'No longer here',
    message: 'What could be had at this address is no longer with us.',
  },
  413: {
    code: 'too_large',
    title: 'That was too much',
    message: 'That is more than we can receive at once. Please send less.',
  },
  503: {
    code: 'unavailable',
    title: 'We’re very busy',
    message: 'We can’t answer that just now. Please try again in a few seconds.',
  },
  429: {
    code: 'too_many_requests',
    title: 'One moment, please',
    message: 'You have sent a lot in a short time. Please wait a minute and try again.',
  },
}
