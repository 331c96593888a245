import type { Actor } from '#domain/actors/actor.ts'
import type { RegoLookup } from '#domain/trade-in/read-lookup.ts'
import type { VehicleRecord } from '#domain/trade-in/vehicle-record.ts'
import type { EvalUpdate, FoundRecords, ProviderFailure } from '#integrations/valuation/port.ts'
import type { Dealership } from '../sites/dealership.ts'
import { countLookup, countQuestion } from './count-lookup.ts'

type Desk = Pick<Dealership, 'acts' | 'seal' | 'valuationProvider' | 'site'>

export type Asked =
  | { outcome: 'answered'; records: VehicleRecord[] }
  | { outcome: 'too many'; waitSeconds: number }
  /** Nobody is connected, or the provider has a problem. */
  | { outcome: 'unavailable'; problem: ProviderFailure['problem'] | null }

/** Looks a vehicle up by its registration. */
export async function enterVin(lookup: RegoLookup, actor: Actor, desk: Desk): Promise<Asked> {
  const { valuationProvider: provider } = desk
  if (!provider) return absent
  const wait = await countLookup(actor, desk)
  return wait ? { outcome: 'too many', ...wait } : asked(await provider.enterVin(lookup))
}

/** Tells the provider which of the candidates it is. */
export async function manualEntry(
  chosen: { vin: string; desc: string },
  actor: Actor,
  desk: Desk,
): Promise<Asked> {
  const { valuationProvider: provider } = desk
  if (!provider) return absent
  const wait = await countQuestion(actor, desk)
  return wait ? { outcome: 'too many', ...wait } : asked(await provider.manualEntry(chosen))
}

/** Tells the provider whose vehicle it is. The email address of the site goes with it, never a visitor’s choice. */
export async function updateEval(
  update: Omit<EvalUpdate, 'userEmail'>,
  actor: Actor,
  desk: Desk,
): Promise<Asked> {
  const { valuationProvider: provider, site } = desk
  if (!provider) return absent
  const wait = await countQuestion(actor, desk)
  if (wait) return { outcome: 'too many', ...wait }
  return asked(await provider.updateEval({ ...update, userEmail: site.email ?? '' }))
}

const absent: Asked = { outcome: 'unavailable', problem: null }

function asked(answer: FoundRecords | ProviderFailure): Asked {
  return answer.outcome === 'failed' ? { outcome: 'unavailable', problem: answer.problem } : answer
}
