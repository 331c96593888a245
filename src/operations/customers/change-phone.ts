import type { Customer } from '#domain/actors/actor.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { type CodeTry, confirmCode, type RefusedTry } from './sign-in.ts'

/**
 * Moves a customer to a number that they prove to have. Their other devices are signed out, because the old number may be
 * someone else’s by now.
 */
export async function changePhone(
  customer: Customer,
  { code, browserToken }: Pick<CodeTry, 'code' | 'browserToken'>,
  desk: CustomerDesk,
): Promise<{ outcome: 'changed' } | { outcome: 'taken' } | RefusedTry> {
  const confirmed = await confirmCode({ code, browserToken, actor: { ...customer, kind: 'visitor' } }, desk)
  if (confirmed.outcome !== 'confirmed') return confirmed
  const outcome = await desk.customers.changePhone(customer.id, confirmed.phone)
  if (outcome === 'changed') await desk.sessions.endAll(customer.id, customer.sessionId)
  return { outcome }
}
