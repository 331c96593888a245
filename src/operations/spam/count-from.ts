import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import type { Dealership } from '../sites/dealership.ts'
import { visitorKey } from './visitor-key.ts'

/**
 * Counts an act of someone’s network, for all processes together. Returns the seconds to wait, or `null` when it may go on. The
 * system has no limits.
 */
export async function countFrom(
  actor: Actor,
  limits: readonly ActLimit[],
  { acts, seal }: Pick<Dealership, 'acts' | 'seal'>,
): Promise<{ waitSeconds: number } | null> {
  const address = addressOf(actor)
  if (address === null) return null
  const marked = await seal.mark(visitorKey(address))
  for (const limit of limits) {
    const wait = await acts.count(marked, limit)
    if (wait) return wait
  }
  return null
}
