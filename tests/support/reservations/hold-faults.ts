import { sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { ledgerKindsOf } from '#domain/payments/ledger.ts'

/**
 * Everything in a site’s holds, payments, ledger and jobs that must never be so, at any moment. One statement, so one moment.
 */
export async function holdFaults(db: Db, siteId: string): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string; id: string }>(sql`
    with h as (select *, state in ('offered', 'pending', 'held') as live from holds where site_id = ${siteId}),
      p as (select * from payments where site_id = ${siteId}),
      jobs as (select kind, key from outbox
        where site_id = ${siteId} and delivered_at is null and dead_at is null)
    select 'two live holds of a vehicle' as fault, car_id::text as id
      from h where live group by car_id having count(*) > 1
    union all select 'the vehicle shows another state', c.id::text from cars c where c.site_id = ${siteId}
      and c.on_hold <> exists (select from h where h.car_id = c.id and live)
    union all select 'a paid deposit that holds nothing', p.id::text from p join h on h.id = p.hold_id
      where p.state = 'paid' and h.state not in ('held', 'sold')
    union all select 'held without exactly one paid deposit', h.id::text from h
      where h.state = 'held' and 1 <> (select count(*) from p where p.hold_id = h.id and p.state = 'paid')
    union all select 'sold without a deposit', h.id::text from h
      where h.state = 'sold' and not exists (select from p where p.hold_id = h.id and p.paid_at is not null)
    union all select 'refunding, and nothing goes back', h.id::text from h
      where h.state = 'refunding' and not exists (select from p where p.hold_id = h.id and p.state = 'refunding')
    union all select 'refunded, and not all of it has gone back', h.id::text from h
      where h.state = 'refunded' and exists (select from p where p.hold_id = h.id and p.state = 'refunding'
        and p.refund_reason <> 'the vehicle was no longer free')
    union all select 'a live hold without a job for its end', h.id::text from h
      where live and not exists (select from jobs where kind = 'hold-expiry' and key = h.id::text)
    union all select 'a refund without a job', p.id::text from p
      where p.state = 'refunding' and not exists (select from jobs where kind = 'refund-payment' and key = p.id::text)`)
  return rows.map(({ fault, id }) => `${fault}: ${id}`)
}

/** Payments whose entries in the ledger are not those of their state, or come from an account that never had the money. */
export async function ledgerFaults(db: Db, siteId: string): Promise<string[]> {
  const payments = await siteStores(db, siteId).payments.books(new Date(0))
  const wrong = payments.filter(({ state, hold, ledger }) => {
    const kinds = ledger.map(({ kind }) => kind)
    const isSold = hold?.state === 'sold'
    const isApplied = isSold && (state === 'paid' || (state === 'refunded' && kinds.includes('applied')))
    const expected = [...ledgerKindsOf(state), ...(isApplied ? ['applied'] : [])]
    const accounts = new Set(ledger.flatMap(({ fromAccount, toAccount }) => [fromAccount, toAccount]))
    accounts.delete('customers')
    return (
      kinds.toSorted().join() !== expected.toSorted().join() ||
      [...accounts].some((account) => balanceOf(account, ledger) < 0)
    )
  })
  return wrong.map(({ id, state }) => `the ledger of a payment that is ${state}: ${id}`)
}

function balanceOf(account: string, entries: readonly { fromAccount: string; toAccount: string }[]) {
  const got = entries.filter(({ toAccount }) => toAccount === account).length
  return got - entries.filter(({ fromAccount }) => fromAccount === account).length
}

/** What every account has got, less what it has given. The sum over all is zero. */
export async function ledgerBalances(db: Db, siteId: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; cents: number }>(sql`
    select account, sum(cents)::int as cents from (
      select from_account as account, -amount_cents as cents from ledger_entries where site_id = ${siteId}
      union all select to_account, amount_cents from ledger_entries where site_id = ${siteId}) moves
    group by account order by account`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
