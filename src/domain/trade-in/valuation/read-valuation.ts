import { z } from 'zod'
import type { PriceRange, Valuation } from './valuation.ts'

const dollars = z
  .number()
  .min(0)
  .max(10_000_000)
  .transform((amount) => Math.round(amount * 100))
const line = z.string().trim().min(1).max(200)
const id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(100))

/** Half the width of the range around a provider’s bare number. */
const BARE_NUMBER_SPREAD = 0.09

const range = z.union([
  z
    .object({ low: dollars, high: dollars })
    .refine(({ low, high }) => low <= high)
    .transform(({ low, high }): PriceRange => ({ lowCents: low, highCents: high })),
  z.object({ value: dollars }).transform(({ value }): PriceRange => ({
    lowCents: Math.round(value * (1 - BARE_NUMBER_SPREAD)),
    highCents: Math.round(value * (1 + BARE_NUMBER_SPREAD)),
  })),
])

const question = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  label: line,
  answers: z
    .array(
      z
        .object({
          value: z.string().regex(/^[\w-]{1,40}$/),
          label: line,
          effect: z.number().min(-1e6).max(1e6),
        })
        .transform(({ effect, ...answer }) => ({ ...answer, effectCents: Math.round(effect * 100) })),
    )
    .min(2)
    .max(10),
})

const valuation = z.object({ id, questions: z.array(question).max(20).default([]) }).and(range)

/** Reads a provider’s valuation, in dollars: a range, or a bare number that becomes one. `null` when it is none. */
export function readValuation(answer: unknown): Valuation | null {
  const read = valuation.safeParse(answer)
  if (!read.success) return null
  const { id, questions, lowCents, highCents } = read.data
  return {
    id,
    range: { lowCents, highCents },
    questions: questions.map(({ answers: choices, ...asked }) => ({ ...asked, choices })),
  }
}

/** Whether the provider says that it has no value for this vehicle. */
export function isWithoutValue(answer: unknown): boolean {
  return answer === null || z.object({ value: z.null() }).safeParse(answer).success
}

/** Reads the range after adjustments; `null` when it is none. */
export function readAdjusted(answer: unknown): PriceRange | null {
  return range.safeParse(answer).data ?? null
}
