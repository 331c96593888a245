import { z } from 'zod'
import { capturesDealerCost, DEALER_COST } from '../dealer-cost.ts'
import { compilePattern } from '../pattern.ts'

/** A regular expression, matched in linear time and ignoring case. One that looks for a dealer cost is refused. */
export const pattern = z.string().transform((source, context) => {
  const compiled = capturesDealerCost(source) ? { problem: DEALER_COST } : compilePattern(source)
  if (!('problem' in compiled)) return compiled
  context.issues.push({ code: 'custom', message: compiled.problem, input: source })
  return z.NEVER
})
