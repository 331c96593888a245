import { html } from 'hono/html'
import type { Dealership } from '#operations/sites/dealership.ts'
import { isApi, errorResponse } from '../responses/error-response.ts'
import { plainPage } from '../responses/plain-page.ts'
import type { ServerRequest } from '../server-context.ts'
import { resend, typedFields } from './resend-form.ts'
import { RETRY_AFTER_SECONDS } from './queue-limits.ts'

type Because = 'busy' | 'outage'

/**
 * Says that the site is unavailable and when to try again. A form keeps what was typed, so that its visitor can send it
 * again from the same page, or call. `sent` is a clone of the request if its body has been read already.
 */
export async function tryAgainResponse(
  c: ServerRequest,
  because: Because,
  sent: Request = c.req.raw,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  if (isApi(pathname)) return errorResponse(c, 503, headers)

  const isSent = c.req.method === 'POST'
  const { title, message } = isSent ? notSent : texts[because]
  const phone = phoneOf(c)
  // The browser shows this message in the form, beside everything that was typed.
  if (pathname.endsWith('.data')) {
    return c.text(phone === null ? message : `${message} Or call us on ${phone}.`, 503, headers)
  }

  const address = pathname + search
  const body = html`<p>${message}</p>
    ${phone !== null && html`<p>Or call us on <a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>.</p>`}
    ${isSent ? resend(address, await typedFields(sent)) : html`<p><a href="${address}">Try again</a></p>`}`
  return c.html(plainPage({ nonce: c.get('nonce'), title, body }), 503, headers)
}

const texts = {
  busy: {
    title: 'We’re very busy',
    message: 'A lot of people are on our website right now. Please try again in a few seconds.',
  },
  outage: {
    title: 'Back in a moment',
    message: 'Our website is briefly unavailable. Please try again in a few seconds.',
  },
}

const notSent = {
  title: 'Your form hasn’t been sent yet',
  message:
    'We couldn’t send your form just now. Nothing you typed is lost: please send it again in a few seconds.',
}

function phoneOf(c: ServerRequest) {
  const dealership: Dealership | undefined = c.get('dealership')
  return dealership ? (dealership.site.phones.override ?? dealership.site.phone) : null
}
