/**
 * Who acts. The server says so once for each request, and an operation that records or limits what someone does takes it
 * as an argument. A customer who has signed in and a member of staff become members of this union with their sign-ins.
 */
export type Actor = Visitor | System

/** Someone on a dealer's website who has not said who they are. */
type Visitor = {
  kind: 'visitor'
  /** The network address, for limits. It is not stored. */
  address: string
  /** Whether they use the API, which has no form to open. */
  isProgram: boolean
}

/** This program itself, or an operator at its command line. */
type System = { kind: 'system' }

export const system: Actor = { kind: 'system' }

/** The address that counts towards limits. The system has none. */
export function addressOf(actor: Actor): string | null {
  return actor.kind === 'visitor' ? actor.address : null
}
