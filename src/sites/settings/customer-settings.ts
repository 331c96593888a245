import { z } from 'zod'
import { alertKinds } from '#domain/alerts/alert-kinds.ts'

/** Customers who sign in with their mobile number. */
export const customerSettings = z.strictObject({
  codesPerDay: z
    .number()
    .int()
    .min(1)
    .max(20_000)
    .default(300)
    .describe('How many sign-in codes the site texts within 24 hours, so that nobody can spend its credit.'),
  alerts: z
    .array(z.enum(alertKinds))
    .default([...alertKinds])
    .describe(
      'The alerts that customers can ask for: a lower price, a vehicle that is back, the end of a hold, and new matches of a saved search.',
    ),
})
