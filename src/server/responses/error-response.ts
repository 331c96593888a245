import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { html } from 'hono/html'
import { plainPage } from './plain-page.ts'
import type { ServerRequest } from '../server-context.ts'

/**
 * Reports an error in the form that the caller reads: a page for a visitor, JSON for a program, a sentence for a page that
 * made the request in the background. It never says more than the texts below.
 */
export function errorResponse(
  c: ServerRequest,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
) {
  const { code, title, message } = texts[status] ?? (status < 500 ? cannot : failed)
  const { pathname } = new URL(c.req.url)
  if (isApi(pathname) && !isSentForm(c)) return c.json({ error: { code, message } }, status, headers)
  if (pathname.endsWith('.data')) return c.text(message, status, headers)

  const mention = html`<p>If you write to us about it, please mention <code>${c.get('requestId')}</code>.</p>`
  const body = html`<p>${message}</p>
    ${status >= 500 ? mention : ''}`
  return c.html(plainPage({ nonce: c.get('nonce'), title, body }), status, headers)
}

/** A form that the browser itself sends to a call, because scripts don’t run. */
function isSentForm({ req }: ServerRequest) {
  return req.method === 'POST' && req.header('accept')?.includes('text/html') === true
}

export function isApi(pathname: string) {
  return pathname.startsWith('/api/')
}

type ErrorText = { code: string; title: string; message: string }

const cannot: ErrorText = {
  code: 'bad_request',
  title: 'That didn’t work',
  message: 'We couldn’t understand that request.',
}

const failed: ErrorText = {
  code: 'unexpected',
  title: 'Something went wrong',
  message: 'Something went wrong on our side. Please try again in a moment.',
}

const texts: Record<number, ErrorText> = {
  403: {
    code: 'forbidden',
    title: 'That didn’t work',
    message: 'This request came from another website. Please send it from ours.',
  },
  404: { code: 'not_found', title: 'Page not found', message: 'There’s nothing at this address.' },
  405: {
    code: 'method_not_allowed',
    title: 'That didn’t work',
    message: 'You can’t send anything to this address.',
  },
  408: {
    code: 'too_slow',
    title: 'That took too long',
    message: 'Your connection was too slow for us to receive everything. Please try again.',
  },
  410: {
    code: 'gone',
    title: 'No longer available',
    message: 'This page is no longer available.',
  },
  413: {
    code: 'too_large',
    title: 'That’s too large',
    message: 'That’s more than we can receive at once. Please send something smaller.',
  },
  503: {
    code: 'unavailable',
    title: 'We’re very busy',
    message: 'We can’t load that right now. Please try again in a few seconds.',
  },
  429: {
    code: 'too_many_requests',
    title: 'One moment, please',
    message: 'You’ve sent a lot in a short time. Please wait a minute and try again.',
  },
}
