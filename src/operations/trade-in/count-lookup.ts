import type { Actor } from '#domain/actors/actor.ts'
import { lookupsFromAddress, lookupsOfSite, questionsFromAddress } from '#domain/trade-in/lookup-limits.ts'
import type { Dealership } from '../sites/dealership.ts'
import { countFrom } from '../spam/count-from.ts'

type Desk = Pick<Dealership, 'acts' | 'seal'>

/**
 * Counts a lookup by registration, for all processes together, so that nobody can read a registry plate by plate. Returns the
 * seconds to wait, or `null` when it may go on.
 */
export async function countLookup(actor: Actor, desk: Desk): Promise<{ waitSeconds: number } | null> {
  return (
    (await countFrom(actor, lookupsFromAddress, desk)) ??
    // The site’s limit comes last, so that lookups which are refused anyway don’t spend it.
    (await desk.acts.count('', lookupsOfSite))
  )
}

/** The same for a further question about a vehicle. */
export function countQuestion(actor: Actor, desk: Desk): Promise<{ waitSeconds: number } | null> {
  return countFrom(actor, questionsFromAddress, desk)
}
