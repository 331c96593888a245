import type { PriceRange, Valuation, ValuationAnswers } from '#domain/trade-in/valuation/valuation.ts'
import type { VehicleRecord } from '#domain/trade-in/vehicle-record.ts'

/** The provider could not be asked, or its answer can’t be read. Asking again later may help. */
export type ProviderFailure = {
  outcome: 'failed'
  /** A short reason without personal data, for the log. */
  problem: 'slow' | 'unreachable' | 'refused' | 'garbled' | 'resting'
}

export type FoundRecords = { outcome: 'answered'; records: VehicleRecord[] }
type FoundValuation = { outcome: 'valued'; valuation: Valuation } | { outcome: 'no value' }
type AdjustedValuation = { outcome: 'adjusted'; range: PriceRange }

export type EvalUpdate = {
  evalid: string
  km: number
  /** The dealer’s own email address. */
  userEmail: string
  cName: string
  cEmail: string
  cPhone: string
}

/** A photo of the vehicle that is evaluated. */
export type EvalImage = { evalid: string; name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/** A service that knows vehicles by their registration, and what they are worth. All its calls may be repeated. */
export type ValuationProvider = {
  enterVin(asked: { rego: string; state: string }): Promise<FoundRecords | ProviderFailure>
  manualEntry(asked: { vin: string; desc: string }): Promise<FoundRecords | ProviderFailure>
  updateEval(update: EvalUpdate): Promise<FoundRecords | ProviderFailure>
  imageUpload(image: EvalImage): Promise<{ outcome: 'received' } | ProviderFailure>
  value(asked: { rego: string; regoState: string; km: number }): Promise<FoundValuation | ProviderFailure>
  adjust(asked: {
    id: string
    adjustmentAnswers: ValuationAnswers
  }): Promise<AdjustedValuation | ProviderFailure>
}

/** The provider of a site; `null` where the operator has connected none. */
export type ValuationProviders = (site: { siteId: string; slug: string }) => ValuationProvider | null
