import { cookieOf, hiddenCookie } from '../../request/hidden-cookie.server.ts'

/**
 * A form that was started is found again by a random word in a cookie, which no script can read. It is kept for a day, and
 * taken back when the form has been sent.
 */
const COOKIE = 'started'
const SECONDS = 24 * 60 * 60
const TOKEN = /^[\w-]{22}$/

export function startInCookie(request: Request): string | null {
  const token = cookieOf(request, COOKIE) ?? ''
  return isStart(token) ? token : null
}

/** Whether this can be such a word. */
export function isStart(token: string): boolean {
  return TOKEN.test(token)
}

export function startCookie(token: string, url: URL): string {
  return hiddenCookie(COOKIE, token, SECONDS, url)
}

export function noStartCookie(url: URL): string {
  return hiddenCookie(COOKIE, '', 0, url)
}
