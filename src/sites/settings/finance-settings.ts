import { z } from 'zod'
import { longDay } from '#domain/shared/day.ts'

/**
 * What a site shows that has no wording of its own: the warning of the National Credit Code, and the example of the
 * specification. A change of the wording needs a new date.
 */
export const comparisonRateDefaults = {
  since: '2026-11-21',
  warning:
    'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  basis: 'Comparison rate based on a 5-year secured consumer fixed rate loan of $30,000.',
}

const defaultSince = `Without it, the platform’s wording of ${longDay(comparisonRateDefaults.since)}.`

/** How finance is shown. */
export const financeSettings = z.strictObject({
  provider: z
    .enum(['T', '360', 'AusLoans', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'])
    .nullable()
    .default(null)
    .describe('The lender whose figures are shown. Without one, the site shows no finance.'),
  excluded: z.boolean().default(false).describe('Never shows finance figures on vehicles.'),
  calculatorRate: z
    .number()
    .min(0)
    .max(50)
    .default(10)
    .describe('The yearly interest rate that the calculator starts with, in per cent.'),
  comparisonRateWarning: z
    .string()
    .default(comparisonRateDefaults.warning)
    .describe(`The warning that the National Credit Code requires beside a comparison rate. ${defaultSince}`),
  comparisonRateBasis: z
    .string()
    .default(comparisonRateDefaults.basis)
    .describe(`The example that the comparison rate is based on. ${defaultSince}`),
  disclaimers: z.array(z.string()).default([]).describe('More small print about finance.'),
  creditLicence: z
    .string()
    .nullable()
    .default(null)
    .describe('Australian credit licence or credit representative number.'),
  gatePersonalised: z.boolean().default(false).describe('Personalised finance requires visitors to sign in.'),
})
