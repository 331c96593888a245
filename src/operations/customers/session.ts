import type { Customer, Visitor } from '#domain/actors/actor.ts'
import { isSessionOver, isVisitToRecord } from '#domain/customers/session-lifetime.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { isToken, tokenHash } from './secret-token.ts'

/** Seals a session's token for the browser's cookie, so that a cookie which we didn't make costs no query. */
export function sessionCookieValue(
  sessionToken: string,
  { seal }: Pick<CustomerDesk, 'seal'>,
): Promise<string> {
  return seal.close('session', sessionToken)
}

/** The customer whose session a browser's cookie names; `null` for a visitor. */
export async function customerOfSession(
  cookie: string | null,
  visitor: Visitor,
  { seal, sessions, now }: Pick<CustomerDesk, 'seal' | 'sessions' | 'now'>,
): Promise<Customer | null> {
  const token = cookie === null ? null : await seal.open('session', cookie)
  if (token === null || !isToken(token)) return null
  const session = await sessions.find(tokenHash(token))
  if (session === null) return null
  const { id, customerId, phone } = session
  if (isSessionOver(session, now())) {
    await sessions.end(customerId, id)
    return null
  }
  if (isVisitToRecord(session, now())) await sessions.seen(id)
  return { ...visitor, kind: 'customer', id: customerId, phone, sessionId: id }
}
