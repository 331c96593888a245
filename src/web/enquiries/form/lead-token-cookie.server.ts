import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { httpOnlyCookie } from '../../request/http-only-cookie.server.ts'
import { LEAD_TOKEN_FIELD } from './shown-form.ts'

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

/** The token of a sent form: its own, or else the browser's. */
export async function leadTokenIn(fields: EnquiryFields, request: Request): Promise<string | null> {
  const token = fields[LEAD_TOKEN_FIELD] ?? ''
  return isLeadToken(token) ? token : leadTokenFromCookie(request)
}

/** Whether a text has the format of such a token. */
function isLeadToken(token: string): boolean {
  return TOKEN.test(token)
}

export function leadTokenCookie(token: string, url: URL): Promise<string> {
  return cookie.set(token, url)
}

export function clearedLeadTokenCookie(url: URL): Promise<string> {
  return cookie.clear(url)
}
