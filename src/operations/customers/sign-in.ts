import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { readCode } from '#domain/customers/sign-in-code.ts'
import {
  triesFromAddress,
  triesOfNumber,
  triesOfNumberADay,
  usesOfSite,
} from '#domain/customers/sign-in-limits.ts'
import { visitorKey } from '../spam/visitor-key.ts'
import { isCode } from './code-hash.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { createToken, tokenHash } from './secret-token.ts'

export type CodeTry = {
  /** The code as typed. */
  code: string
  /** The secret of the browser that asked for it. */
  browserToken: string
  userAgent: string | null
  actor: Actor
}

export type SignedIn = { customerId: string; phone: string; sessionToken: string }

export type SignInOutcome =
  | ({ outcome: 'signed in' } & SignedIn)
  | { outcome: 'wrong' }
  /** It has expired, was used, or is another browser's. */
  | { outcome: 'gone' }
  | { outcome: 'too many'; waitSeconds: number }

/** Signs in with a one-time code. */
export async function signIn(attempt: CodeTry, desk: CustomerDesk): Promise<SignInOutcome> {
  const confirmed = await confirmCode(attempt, desk)
  if (confirmed.outcome !== 'confirmed') return confirmed
  const { phone } = confirmed
  const { id: customerId } = await desk.customers.withPhone(phone)
  const sessionToken = createToken()
  await desk.sessions.start({
    tokenHash: tokenHash(sessionToken),
    customerId,
    device: deviceName(attempt.userAgent),
  })
  return { outcome: 'signed in', customerId, phone, sessionToken }
}

export type RefusedTry = Exclude<SignInOutcome, { outcome: 'signed in' }>

/**
 * Uses up a code and returns the number that it was sent to. Each try is counted before it is compared, whatever the
 * number of processes.
 */
export async function confirmCode(
  { code: typed, browserToken, actor }: Omit<CodeTry, 'userAgent'>,
  { siteId, site, seal, acts, signInCodes }: CustomerDesk,
): Promise<{ outcome: 'confirmed'; phone: string } | RefusedTry> {
  const code = readCode(typed)
  if (code === null) return { outcome: 'wrong' }
  const browserHash = tokenHash(browserToken)
  const phone = await signInCodes.phoneOf(browserHash)
  if (phone === null) return { outcome: 'gone' }
  const address = addressOf(actor)
  const wait =
    (address === null ? null : await acts.count(await seal.mark(visitorKey(address)), triesFromAddress)) ??
    (await acts.count(await seal.mark(phone), triesOfNumber)) ??
    (await acts.count(await seal.mark(phone), triesOfNumberADay))
  if (wait) return { outcome: 'too many', ...wait }
  const stored = await signInCodes.try(browserHash, triesOfNumber.max)
  if (stored === null) return { outcome: 'gone' }
  if (!(await isCode(code, { siteId, phone: stored.phone }, stored))) return { outcome: 'wrong' }
  if (!(await signInCodes.use(browserHash))) return { outcome: 'gone' }
  await acts.count('', usesOfSite(site.customers.codesPerDay))
  return { outcome: 'confirmed', phone: stored.phone }
}
