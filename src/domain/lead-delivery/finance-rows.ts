import { z } from 'zod'
import { formatCents, formatDollars } from '../shared/money.ts'
import type { LeadRow } from './lead-rows.ts'

/**
 * The finance rows of a lead. Each repayment includes both of its rates, because a salesperson may read it out
 * to the customer.
 */
export function financeRows(fields: Readonly<Record<string, unknown>>): LeadRow[] {
  const offer = Offer.safeParse(fields['finance_offer']).data
  const estimate = Estimate.safeParse(fields['finance_estimate']).data
  return [
    ...(offer ? [{ label: 'Repayment shown', value: describeRepayment(offer) }] : []),
    ...(estimate
      ? [
          {
            label: 'Calculated by the visitor',
            value: [
              `${formatDollars(estimate.amount_cents)} financed`,
              ...estimate.repayments.map(describeRepayment),
            ].join('; '),
          },
        ]
      : []),
  ]
}

const Repayment = z.object({
  repayment_cents: z.number(),
  per: z.string(),
  interest_rate: z.number().nullish(),
  comparison_rate: z.number().nullish(),
})
const Offer = Repayment.extend({ lender: z.string().nullish() })
const Estimate = z.object({ amount_cents: z.number(), repayments: z.array(Repayment) })

function describeRepayment({
  repayment_cents,
  per,
  interest_rate,
  comparison_rate,
}: z.output<typeof Repayment>) {
  return [
    `${formatCents(repayment_cents)} per ${per}`,
    ...(interest_rate == null ? [] : [`${interest_rate}% p.a.`]),
    ...(comparison_rate == null ? [] : [`comparison rate ${comparison_rate}% p.a.`]),
  ].join(', ')
}
