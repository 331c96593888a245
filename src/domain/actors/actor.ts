/**
 * Who acts. The server says so once for each request, and an operation that records or limits what someone does takes it
 * as an argument. Members of staff join this union with their sign-in.
 */
export type Actor = Visitor | Customer | System

/** Someone on a dealer's website who has not said who they are. */
export type Visitor = {
  kind: 'visitor'
  /** The network address, for limits. It is not stored. */
  address: string
  /** Whether they use the API, which has no form to open. */
  isProgram: boolean
}

/** Someone who has signed in with their mobile number. */
export type Customer = Omit<Visitor, 'kind'> & {
  kind: 'customer'
  id: string
  /** In international format, such as `+61491570006`. */
  phone: string
  sessionId: string
}

/** This program itself, or an operator at its command line. */
type System = { kind: 'system' }

export const system: Actor = { kind: 'system' }

/** The address that counts towards limits. The system has none. */
export function addressOf(actor: Actor): string | null {
  return actor.kind === 'system' ? null : actor.address
}
