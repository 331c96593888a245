import type { FieldError } from '../enquiries/question.ts'
import { isState, type stateNames } from '../locations/states.ts'

export type RegoLookup = { rego: string; state: keyof typeof stateNames }

const REQUIRED = '* This field is required'
const MAX_REGO_LENGTH = 10

/** Reads the first step: a registration and its state. */
export function readLookup(fields: Readonly<Record<string, string>>): RegoLookup | { errors: FieldError[] } {
  const rego = regoOf(fields['rego'] ?? '')
  const state = (fields['state'] ?? '').trim().toLowerCase()
  if (rego !== null && rego !== '' && isState(state)) return { rego, state }
  const errors: FieldError[] = []
  if (rego === '') errors.push({ field: 'rego', message: REQUIRED })
  if (rego === null) errors.push({ field: 'rego', message: 'Please enter the registration, such as 123ABC.' })
  if (!isState(state)) errors.push({ field: 'state', message: REQUIRED })
  return { errors }
}

/** Plates have letters and digits. People type spaces, dots and hyphens between them. `null` is no plate. */
export function regoOf(written: string): string | null {
  const rego = written
    .replaceAll(/[\s.·-]/g, '')
    .toUpperCase()
    .slice(0, MAX_REGO_LENGTH + 1)
  return rego.length <= MAX_REGO_LENGTH && /^[A-Z\d]*$/.test(rego) ? rego : null
}

/** Reads the second step: the description that the customer chose. */
export function readSelection(
  fields: Readonly<Record<string, string>>,
  candidates: readonly string[],
): { chosen: string } | { errors: FieldError[] } {
  const chosen = candidates.find((candidate) => candidate === fields['manualEntry'])
  return chosen === undefined
    ? { errors: [{ field: 'manualEntry', message: '* Please choose one car.' }] }
    : { chosen }
}
