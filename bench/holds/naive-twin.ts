import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#data/database.ts'

type Options = { cars: number; visitors: number; attempts: number }

/** How long a visitor of the twin keeps a vehicle. */
const HELD_MS = 40

/**
 * The same race without the index: each visitor checks that a vehicle has no hold, and then adds one. Returns how many holds
 * began while another one of the same vehicle was live.
 */
export async function naiveTwin(databases: readonly Database[], { cars, visitors, attempts }: Options) {
  const [first] = databases
  if (!first) throw new Error('There is no database.')
  await first.db.execute(sql`create table naive_holds (
    id bigint generated always as identity primary key, car int not null,
    began timestamptz not null default clock_timestamp(), ended timestamptz)`)
  await first.db.execute(sql`create index on naive_holds (car) where ended is null`)
  let begun = 0
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => live(visitor)))
  const { rows } = await first.db.execute<{ holds: number; doubled: number; cars: number; most: number }>(sql`
    with doubles as (
      select a.id, a.car, count(*) as others from naive_holds a
        join naive_holds b on b.car = a.car and b.id <> a.id and b.began <= a.began and (b.ended is null or b.ended > a.began)
      group by a.id, a.car)
    select (select count(*) from naive_holds)::int as holds, (select count(*) from doubles)::int as doubled,
      (select count(distinct car) from doubles)::int as cars, coalesce((select max(others) from doubles), 0)::int + 1 as most`)
  return rows[0] ?? { holds: 0, doubled: 0, cars: 0, most: 0 }

  async function live(visitor: number) {
    const db = databases[visitor % databases.length]?.db
    while (db && begun < attempts) {
      begun += 1
      const car = Math.trunc(Math.random() * cars)
      const { rows: live } = await db.execute(
        sql`select from naive_holds where car = ${car} and ended is null`,
      )
      if (live.length > 0) continue
      const { rows } = await db.execute<{ id: string }>(
        sql`insert into naive_holds (car) values (${car}) returning id`,
      )
      await delay(Math.random() * HELD_MS)
      await db.execute(sql`update naive_holds set ended = clock_timestamp() where id = ${rows[0]?.id}`)
    }
  }
}
