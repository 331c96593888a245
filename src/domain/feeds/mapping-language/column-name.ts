import { z } from 'zod'
import { DEALER_COST, isDealerCost } from '../dealer-cost.ts'
import { columnKey } from '../feed-row.ts'

/** The name of a column. Dealer costs are refused here, so that no mapping can read them. */
export const columnName = z
  .string()
  .trim()
  .min(1)
  .refine((name) => !isDealerCost(name), { message: DEALER_COST, abort: true })
  .transform((name) => ({ name, key: columnKey(name) }))
export type Column = z.output<typeof columnName>
