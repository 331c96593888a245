import { z } from 'zod'
import { isDealerCost, capturesDealerCost } from '../dealer-cost.ts'
import { columnKey } from '../feed-row.ts'
import { compilePattern } from '../pattern.ts'

export const DEALER_COST = 'this names a dealer cost, which is never read'

/** The name of a column. Dealer costs are refused here, so that no mapping can read them. */
export const columnName = z
  .string()
  .trim()
  .min(1)
  .refine((name) => !isDealerCost(name), { message: DEALER_COST, abort: true })
  .transform((name) => ({ name, key: columnKey(name) }))
export type Column = z.output<typeof columnName>

/** A regular expression, matched in linear time and ignoring case. */
export const pattern = z.string().transform((source, context) => {
  const compiled = capturesDealerCost(source) ? { problem: DEALER_COST } : compilePattern(source)
  if (!('problem' in compiled)) return compiled
  context.issues.push({ code: 'custom', message: compiled.problem, input: source })
  return z.NEVER
})
