import { httpOnlyCookie } from '../../request/http-only-cookie.server.ts'

/**
 * A random token in an HttpOnly cookie finds a partial lead again. It lasts for a day, and is cleared when the form has
 * been sent.
 */
const cookie = httpOnlyCookie('started', 24 * 60 * 60)

const TOKEN = /^[\w-]{22}$/

export async function leadTokenFromCookie(request: Request): Promise<string | null> {
  const token = (await cookie.read(request)) ?? ''
  return isLeadToken(token) ? token : null
}

/** Whether a text has the format of such a token. */
export function isLeadToken(token: string): boolean {
  return TOKEN.test(token)
}

export function leadTokenCookie(token: string, url: URL): Promise<string> {
  return cookie.set(token, url)
}

export function clearedLeadTokenCookie(url: URL): Promise<string> {
  return cookie.clear(url)
}
