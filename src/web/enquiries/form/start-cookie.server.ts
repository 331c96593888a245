import { cookieOf, hiddenCookie } from '../../request/hidden-cookie.server.ts'

/**
 * A random token in an HttpOnly cookie finds a partial lead again. It lasts for a day, and is cleared when the form has
 * been sent.
 */
const COOKIE = 'started'
const SECONDS = 24 * 60 * 60
const TOKEN = /^[\w-]{22}$/

export function startInCookie(request: Request): string | null {
  const token = cookieOf(request, COOKIE) ?? ''
  return isStart(token) ? token : null
}

/** Whether a text has the format of such a token. */
export function isStart(token: string): boolean {
  return TOKEN.test(token)
}

export function startCookie(token: string, url: URL): string {
  return hiddenCookie(COOKIE, token, SECONDS, url)
}

export function noStartCookie(url: URL): string {
  return hiddenCookie(COOKIE, '', 0, url)
}
