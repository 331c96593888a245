import { cookieOf, httpOnlyCookie } from '../../request/http-only-cookie.server.ts'

/**
 * A random token in an HttpOnly cookie finds a partial lead again. It lasts for a day, and is cleared when the form has
 * been sent.
 */
const COOKIE = 'started'
const SECONDS = 24 * 60 * 60
const TOKEN = /^[\w-]{22}$/

export function leadTokenFromCookie(request: Request): string | null {
  const token = cookieOf(request, COOKIE) ?? ''
  return isLeadToken(token) ? token : null
}

/** Whether a text has the format of such a token. */
export function isLeadToken(token: string): boolean {
  return TOKEN.test(token)
}

export function leadTokenCookie(token: string, url: URL): string {
  return httpOnlyCookie(COOKIE, token, SECONDS, url)
}

export function clearedLeadTokenCookie(url: URL): string {
  return httpOnlyCookie(COOKIE, '', 0, url)
}
