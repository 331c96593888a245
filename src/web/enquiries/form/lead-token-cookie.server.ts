import { randomBytes } from 'node:crypto'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { Seal } from '#operations/spam/seal.ts'
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

/**
 * The token of a sent form: its own, or else the browser's. A browser without scripts and cookies gets one that follows from
 * what it sent, so that a form sent twice is still one lead.
 */
export async function leadTokenOf(
  fields: EnquiryFields,
  { form, car, request }: { form: { name: string }; car: { id: string } | null; request: Request },
  { actor, seal }: { actor: Actor; seal: Seal },
): Promise<string> {
  const token = fields[LEAD_TOKEN_FIELD] ?? ''
  if (isLeadToken(token)) return token
  return (
    (await leadTokenFromCookie(request)) ??
    seal.mark(JSON.stringify(['lead token', addressOf(actor), form.name, car?.id ?? null, fields]))
  )
}

/** A random token that ties the steps of a new form to one lead. */
export function createLeadToken(): string {
  return randomBytes(16).toString('base64url')
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
