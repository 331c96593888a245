import { makes } from '../cars/makes.ts'
import type { FieldError } from '../enquiries/question.ts'
import { isState } from '../locations/states.ts'
import { storableText } from '../shared/storable-text.ts'
import { regoOf, type RegoLookup } from './read-lookup.ts'
import { describedVehicle, type VehicleRecord } from './vehicle-record.ts'

const REQUIRED = '* This field is required'
const EARLIEST_YEAR = 1900
const MAX_NAME_LENGTH = 60

/** Reads a vehicle that the customer describes, where it can’t be looked up. The registration is optional. */
export function readDescription(
  fields: Readonly<Record<string, string>>,
  { today, defaultState }: { today: string; defaultState: RegoLookup['state'] },
): { vehicle: VehicleRecord; lookup: RegoLookup } | { errors: FieldError[] } {
  const text = (name: string) =>
    storableText(fields[name] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH)
  const [make, model, variant, year] = [text('make'), text('model'), text('variant'), text('year')]
  const errors: FieldError[] = []
  if (make === '') errors.push({ field: 'make', message: REQUIRED })
  if (model === '') errors.push({ field: 'model', message: REQUIRED })
  const latest = Number(today.slice(0, 4)) + 1
  if (year === '') errors.push({ field: 'year', message: REQUIRED })
  else if (!/^\d{4}$/.test(year) || Number(year) < EARLIEST_YEAR || Number(year) > latest)
    errors.push({ field: 'year', message: `Please enter a year from ${EARLIEST_YEAR} to ${latest}.` })
  const rego = regoOf(fields['rego'] ?? '')
  if (rego === null) errors.push({ field: 'rego', message: 'Please enter the registration, such as 123ABC.' })
  if (errors.length > 0) return { errors }

  const state = (fields['state'] ?? '').trim().toLowerCase()
  return {
    lookup: { rego: rego ?? '', state: isState(state) ? state : defaultState },
    vehicle: describedVehicle({
      Make: spelledAsByMaker(make),
      Model: model,
      Variant: variant,
      Year: year,
      Registration: rego ?? '',
    }),
  }
}

function spelledAsByMaker(make: string) {
  return makes.find((known) => known.toLowerCase() === make.toLowerCase()) ?? make
}
