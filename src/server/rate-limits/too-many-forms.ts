import { html } from 'hono/html'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import { resend, typedFields } from '../admission/resend-form.ts'
import { errorResponse, isApi } from '../responses/error-response.ts'
import { plainPage } from '../responses/plain-page.ts'
import { type BodyLimits, receiveBody } from '../middleware/receive-body.ts'
import type { ServerRequest } from '../server-context.ts'

type Parts = { dealerships: Pick<Dealerships, 'forHost'>; bodyLimits: BodyLimits }

/** Tells a visitor to slow down. A browser without scripts would lose its form, so the page repeats it and shows a phone number. */
export function tooManyForms({ dealerships, bodyLimits }: Parts) {
  return async (c: ServerRequest, headers: Record<string, string>): Promise<Response> => {
    const { hostname, pathname, search } = new URL(c.req.url)
    if (isApi(pathname) || pathname.endsWith('.data')) return errorResponse(c, 429, headers)

    const refused = await receiveBody(bodyLimits)(c, () => Promise.resolve())
    if (refused) return refused
    const typed = await typedFields(c.req.raw)
    const dealership = await dealerships.forHost(hostname.replace(/\.$/, ''))
    if (typed.length === 0 || !dealership) return errorResponse(c, 429, headers)

    const phone = dealership.site.phones.override ?? dealership.site.phone
    const body = html`<p>
        You’ve sent a lot in a short time. Please wait a minute and try again. Nothing you typed is lost.
      </p>
      ${phone !== null && html`<p>Or call us on <a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>.</p>`}
      ${resend(pathname + search, typed)}`
    return c.html(plainPage({ nonce: c.get('nonce'), title: 'One moment, please', body }), 429, {
      ...headers,
      'cache-control': 'no-store',
    })
  }
}
