import type { Actor } from '#domain/actors/actor.ts'
import type { EnquiryFields, FieldError } from '#domain/enquiries/question.ts'
import { lookupResult } from '#domain/trade-in/lookup-result.ts'
import { readDescription } from '#domain/trade-in/read-description.ts'
import { readLookup, readSelection } from '#domain/trade-in/read-lookup.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { dayIn } from '#domain/shared/day.ts'
import { type Asked, enterVin, manualEntry } from './ask-provider.ts'
import type { TradeInDesk } from './trade-in-desk.ts'

/** The part of a draft that says which vehicle it is. */
export type FoundVehicle = Pick<
  TradeInDraft,
  'rego' | 'state' | 'result' | 'vin' | 'candidates' | 'chosen' | 'vehicle'
>
export type Finding =
  | { outcome: 'found'; found: FoundVehicle; problem: string | null }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'too many'; waitSeconds: number }

/** The customer’s vehicle by its registration, or by their description where it has the fields of one. */
export async function findVehicle(fields: EnquiryFields, actor: Actor, desk: TradeInDesk): Promise<Finding> {
  const { site, now } = desk
  if (fields['by'] === 'description') {
    const today = dayIn(site.timeZone, now())
    const read = readDescription(fields, { today, defaultState: site.defaultState })
    if ('errors' in read) return { outcome: 'refused', errors: read.errors }
    const { lookup, vehicle } = read
    return { outcome: 'found', found: { ...unknown, ...lookup, result: 'described', vehicle }, problem: null }
  }
  const lookup = readLookup(fields)
  if ('errors' in lookup) return { outcome: 'refused', errors: lookup.errors }
  const found = { ...unknown, ...lookup }
  return finding(found, await enterVin(lookup, actor, desk))
}

/** The same vehicle once the customer has chosen which of the candidates it is. */
export async function chooseVehicle(
  draft: TradeInDraft,
  fields: EnquiryFields,
  actor: Actor,
  desk: TradeInDesk,
): Promise<Finding> {
  const { rego, state, vin, candidates } = draft
  const read = readSelection(fields, candidates)
  if ('errors' in read) return { outcome: 'refused', errors: read.errors }
  const { chosen } = read
  const found = { ...unknown, rego, state, vin, candidates, chosen }
  return finding(found, await manualEntry({ vin: vin ?? '', desc: chosen }, actor, desk))
}

const unknown = {
  result: 'unavailable',
  vin: null,
  candidates: [],
  chosen: null,
  vehicle: null,
} satisfies Partial<FoundVehicle>

function finding(found: Omit<FoundVehicle, 'result'>, asked: Asked): Finding {
  switch (asked.outcome) {
    case 'too many':
      return asked
    case 'unavailable':
      return { outcome: 'found', found: { ...found, result: 'unavailable' }, problem: asked.problem }
    case 'answered':
      return { outcome: 'found', found: { ...found, ...lookupResult(asked.records) }, problem: null }
  }
}
