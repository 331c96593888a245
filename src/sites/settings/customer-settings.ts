import { z } from 'zod'

/** Customers who sign in with their mobile number. */
export const customerSettings = z.strictObject({
  codesPerDay: z
    .number()
    .int()
    .min(1)
    .max(20_000)
    .default(300)
    .describe('How many sign-in codes the site texts within 24 hours, so that nobody can spend its credit.'),
})
