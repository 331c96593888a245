import type { CustomerDesk } from './customer-desk.ts'
import { isToken, tokenHash } from './secret-token.ts'

/** Ends the session that a browser's cookie names, if there is one. */
export async function signOut(
  cookie: string | null,
  { seal, sessions }: Pick<CustomerDesk, 'seal' | 'sessions'>,
): Promise<void> {
  const token = cookie === null ? null : await seal.open('session', cookie)
  const session = token !== null && isToken(token) ? await sessions.find(tokenHash(token)) : null
  if (session) await sessions.end(session.customerId, session.id)
}
