import { createToken, tokenHash } from '#operations/customers/secret-token.ts'
import { sessionCookieValue } from '#operations/customers/session.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

let last = 491_570_000

/** A new customer of a dealer, with the headers of a browser in which they are signed in. */
export async function signedIn(dealer: Dealership) {
  last += 1
  const phone = `+61${last}`
  const { id } = await dealer.customers.withPhone(phone)
  const token = createToken()
  await dealer.sessions.start({ tokenHash: tokenHash(token), customerId: id, device: 'A browser' })
  const sealed = await sessionCookieValue(token, dealer)
  const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(sealed)).toString('base64'))}`
  return { id, phone, headers: { cookie } }
}
