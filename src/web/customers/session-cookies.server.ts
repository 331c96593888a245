import { createCookie } from 'react-router'
import { CODE_MINUTES } from '#domain/customers/sign-in-code.ts'
import { MAX_SESSION_MS } from '#domain/customers/session-lifetime.ts'
import { httpOnlyCookie } from '../request/http-only-cookie.server.ts'

const SESSION_SECONDS = MAX_SESSION_MS / 1000

/** The sealed token of a customer's session. */
export const sessionCookie = httpOnlyCookie('session', SESSION_SECONDS)

/** The secret of a browser that has asked for a one-time code. The code works in this browser only. */
export const codeRequestCookie = httpOnlyCookie('code-request', CODE_MINUTES * 60)

/**
 * Tells scripts that there is a session, so that pages of visitors ask the server for nothing personal. It proves
 * nothing: who has no session gets no list.
 */
function sessionHint({ protocol }: URL) {
  const options = { path: '/', sameSite: 'lax', maxAge: SESSION_SECONDS, encode: () => '1' } as const
  return protocol === 'https:'
    ? createCookie('__Host-signed-in', { ...options, secure: true })
    : createCookie('signed-in', options)
}

/** The headers of a response that starts a session. */
export async function signedInHeaders(sealedToken: string, url: URL): Promise<Headers> {
  const headers = new Headers()
  headers.append('set-cookie', await sessionCookie.set(sealedToken, url))
  headers.append('set-cookie', await sessionHint(url).serialize('1'))
  headers.append('set-cookie', await codeRequestCookie.clear(url))
  return headers
}

/**
 * The headers of a response that ends it. The browser forgets the pages that it kept: the next person at it could go back to a
 * form with the customer's details.
 */
export async function signedOutHeaders(url: URL): Promise<Headers> {
  const headers = new Headers({ 'clear-site-data': '"cache"' })
  headers.append('set-cookie', await sessionCookie.clear(url))
  headers.append('set-cookie', await sessionHint(url).serialize('', { maxAge: 0 }))
  return headers
}
