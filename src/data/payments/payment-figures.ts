import { sql } from 'drizzle-orm'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import { countedDifferences } from '#domain/payments/reconcile.ts'
import type { Db } from '../database.ts'

export type PaymentFigures = {
  site: string
  state: PaymentState
  payments: number
  /** How long the one that changed least recently has been in this state. */
  oldestSeconds: number
}

/** Longer than a deposit waits for a decision. */
const DAYS = 90

/** The payments that customers began in the last months, by site and state. */
export async function paymentFigures(db: Db): Promise<PaymentFigures[]> {
  const { rows } = await db.execute<PaymentFigures>(sql`
    select slug as site, state, count(*)::int as payments,
      greatest(extract(epoch from clock_timestamp() - min(payments.updated_at)), 0)::float8 as "oldestSeconds"
    from sites join payments on site_id = sites.id
    where payments.created_at > now() - ${DAYS} * interval '1 day'
    group by slug, state`)
  return rows
}

export type ReconciledFigures = { site: string; differences: number }

/** How many differences the last comparison with the payment provider found, for each site that had one. */
export async function reconciledFigures(db: Db): Promise<ReconciledFigures[]> {
  const { rows } = await db.execute<{ site: string; note: string | null }>(sql`
    select slug as site, last_error as note from outbox join sites on sites.id = site_id
    where kind = 'reconcile' and delivered_at is null and dead_at is null`)
  return rows.flatMap(({ site, note }) => {
    const differences = countedDifferences(note)
    return differences === null ? [] : [{ site, differences }]
  })
}
