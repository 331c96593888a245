import { z } from 'zod'
import { boundedText } from '../network/bounded-text.ts'
import type { MarketPriceAnswer, MarketPriceFailure, MarketPriceProvider } from './port.ts'

const ADDRESS = 'https://api.autograb.com.au'
const PATIENCE_MS = 5000
/** A vehicle with all its options takes a few kilobytes. */
const MAX_ANSWER_BYTES = 200_000
/** More than any vehicle on a dealer’s site. */
const MAX_DOLLARS = 10_000_000
/** Between 0 and 1. A claim on a page needs an estimate that AutoGrab itself trusts more than not. */
const MIN_SCORE = 0.5

/** `null` where AutoGrab doesn’t know the VIN. https://devhub.autograb.com/vehicle-search/vin-search */
const VinAnswer = z.object({
  vehicle: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }).nullable(),
})

/** https://devhub.autograb.com/valuation/valuation-predict */
const PredictAnswer = z.object({
  prediction: z
    .object({
      retail_price: z.number().positive().max(MAX_DOLLARS).nullable(),
      score: z.number().min(0).max(1).nullish(),
    })
    .nullable(),
})

type Parts = { key: string; address?: string; patienceMs?: number; now?: () => Date }

/**
 * AutoGrab. Its retail price is an estimate from what dealers and private sellers in Australia ask for such a vehicle with
 * as many kilometres, including GST and excluding government charges. It is one figure for the country.
 */
export function autograbMarketPrices({
  key,
  address = ADDRESS,
  patienceMs = PATIENCE_MS,
  now = () => new Date(),
}: Parts): MarketPriceProvider {
  async function ask<Answer>(path: string, schema: z.ZodType<Answer>, body?: object): Promise<Asked<Answer>> {
    try {
      const response = await fetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ApiKey: key, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.ok) return validateAnswer(await boundedText(response, MAX_ANSWER_BYTES), schema)
      await response.body?.cancel()
      return refusal(response, now())
    } catch (error) {
      return failed(error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'unreachable')
    }
  }

  return {
    kind: KIND,
    async find({ vin, odometerKm }) {
      const known = await ask(`/v2/vehicles/vins/${encodeURIComponent(vin)}?region=au`, VinAnswer)
      if (known.outcome !== 'answer') return known
      if (known.answer.vehicle === null) return { outcome: 'unknown' }
      const body = { region: 'au', vehicle_id: known.answer.vehicle.id, kms: odometerKm }
      const predicted = await ask('/v2/valuations/predict', PredictAnswer, body)
      return predicted.outcome === 'answer' ? estimateOf(predicted.answer) : predicted
    },
  }
}

const KIND = 'excluding_government_charges'

type Asked<Answer> = { outcome: 'answer'; answer: Answer } | Exclude<MarketPriceAnswer, { outcome: 'found' }>

function validateAnswer<Answer>(text: string | null, schema: z.ZodType<Answer>): Asked<Answer> {
  const read = schema.safeParse(parsed(text))
  return read.success ? { outcome: 'answer', answer: read.data } : failed('garbled')
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function refusal({ status, headers }: Response, now: Date): Asked<never> {
  if (status === 429) return { outcome: 'limited', waitMs: waitNamedBy(headers, now) }
  if (status === 404) return { outcome: 'unknown' }
  // Something about this vehicle that it doesn’t accept. The key may be fine.
  if (status === 400 || status === 422) return failed('garbled')
  return failed(status >= 500 ? 'unreachable' : 'refused')
}

/** https://devhub.autograb.com/autograb-basics/integration-overview: the second in which the limit is reset. */
function waitNamedBy(headers: Headers, now: Date) {
  const reset = headers.get('rate-limit-reset')
  return reset !== null && /^\d{1,12}$/.test(reset) ? Number(reset) * 1000 - now.getTime() : null
}

function estimateOf({ prediction }: z.infer<typeof PredictAnswer>): MarketPriceAnswer {
  const { retail_price: dollars = null, score = null } = prediction ?? {}
  if (dollars === null || (score !== null && score < MIN_SCORE)) return { outcome: 'unknown' }
  const averageCents = Math.round(dollars * 100)
  return {
    outcome: 'found',
    prices: { stateAverageCents: null, averageCents, kind: KIND, estimatedBy: 'autograb' },
  }
}

function failed(problem: MarketPriceFailure['problem']): MarketPriceFailure {
  return { outcome: 'failed', problem }
}
