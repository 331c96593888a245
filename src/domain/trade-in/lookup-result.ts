import type { VehicleRecord } from './vehicle-record.ts'

/** What looking up a vehicle came to. */
export type LookupResult =
  /** The provider knows it by several descriptions, and the customer chooses one. */
  | { result: 'candidates'; vin: string | null; candidates: string[] }
  | { result: 'identified'; vehicle: VehicleRecord }
  | { result: 'not-found' }

/** Reads the first record of an answer. Candidates come before an EvalID, because only the customer knows which one it is. */
export function lookupResult([record]: readonly VehicleRecord[]): LookupResult {
  if (!record) return { result: 'not-found' }
  const { VIN: vin, EvalID, descriptions: candidates } = record
  if (candidates.length > 0) return { result: 'candidates', vin, candidates }
  return EvalID === null ? { result: 'not-found' } : { result: 'identified', vehicle: record }
}
