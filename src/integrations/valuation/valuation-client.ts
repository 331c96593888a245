import { readVehicleRecords } from '#domain/trade-in/vehicle-record.ts'
import { isWithoutValue, readAdjusted, readValuation } from '#domain/trade-in/valuation/read-valuation.ts'
import type { FoundRecords, ProviderFailure, ValuationProvider } from './port.ts'

export type ProviderCall =
  | 'enter-vin'
  | 'manual-entry'
  | 'update-eval'
  | 'image-upload'
  | 'valuation'
  | 'adjustments'

/** Sends one call to a provider, as JSON or as a form with a file, and returns the JSON of its answer. */
export type ProviderTransport = (
  call: ProviderCall,
  body: object | FormData,
) => Promise<{ outcome: 'answer'; json: unknown } | ProviderFailure>

/** A provider over any transport. It reads answers strictly, so nothing garbled gets further than this. */
export function valuationClient(send: ProviderTransport): ValuationProvider {
  async function records(call: ProviderCall, body: object): Promise<FoundRecords | ProviderFailure> {
    const sent = await send(call, body)
    if (sent.outcome === 'failed') return sent
    const read = readVehicleRecords(sent.json)
    return read ? { outcome: 'answered', records: read } : garbled
  }

  return {
    enterVin: (asked) => records('enter-vin', asked),
    manualEntry: (asked) => records('manual-entry', asked),
    updateEval: (update) => records('update-eval', update),

    async imageUpload({ evalid, name, mediaType, bytes }) {
      const form = new FormData()
      form.set('evalid', evalid)
      form.set('file', new Blob([bytes], { type: mediaType }), name)
      const sent = await send('image-upload', form)
      // What it answers says nothing that anyone needs.
      return sent.outcome === 'failed' && sent.problem !== 'garbled' ? sent : { outcome: 'received' }
    },

    async value(asked) {
      const sent = await send('valuation', asked)
      if (sent.outcome === 'failed') return sent
      if (isWithoutValue(sent.json)) return { outcome: 'no value' }
      const valuation = readValuation(sent.json)
      return valuation ? { outcome: 'valued', valuation } : garbled
    },

    async adjust(asked) {
      const sent = await send('adjustments', asked)
      if (sent.outcome === 'failed') return sent
      const range = readAdjusted(sent.json)
      return range ? { outcome: 'adjusted', range } : garbled
    },
  }
}

const garbled: ProviderFailure = { outcome: 'failed', problem: 'garbled' }
