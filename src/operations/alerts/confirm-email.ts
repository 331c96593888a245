import type { Customer } from '#domain/actors/actor.ts'
import { CONFIRM_DAYS } from '#domain/alerts/confirm-email.ts'
import { confirmEmailPath } from '#domain/alerts/alert-addresses.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Seal } from '../spam/seal.ts'

type Claim = { customerId: string; email: string }

const DAY_MS = 24 * 60 * 60 * 1000

/** The address at which a customer confirms that an email address is theirs. */
export async function confirmAddress({ customerId, email }: Claim, seal: Seal, now: Date): Promise<string> {
  return confirmEmailPath(
    await seal.close('confirm email', JSON.stringify([customerId, email, now.getTime()])),
  )
}

/** What a token confirms; `null` for one that is too old or not ours. */
export async function claimOf(token: string, seal: Seal, now: Date): Promise<Claim | null> {
  const text = await seal.open('confirm email', token)
  if (text === null) return null
  const [customerId, email, sentAt] = JSON.parse(text) as [string, string, number]
  return now.getTime() - sentAt < CONFIRM_DAYS * DAY_MS ? { customerId, email } : null
}

/**
 * Confirms an address while it is still the customer’s. Doing so twice changes nothing. Anyone who reads its mail may do so, for
 * the alerts; only in the customer's own browser does it prove that the address is theirs.
 */
export async function confirmEmail(
  token: string,
  signedIn: Pick<Customer, 'id'> | null,
  { seal, customers, now }: Pick<Dealership, 'seal' | 'customers' | 'now'>,
): Promise<boolean> {
  const claim = await claimOf(token, seal, now())
  if (claim === null) return false
  const { customerId, email } = claim
  return customers.confirmEmail(customerId, email, { isSignedIn: signedIn?.id === customerId })
}
