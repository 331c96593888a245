import { and, eq, sql } from 'drizzle-orm'
import { MAX_UNANSWERED } from '#domain/reservations/queue-limits.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import type { Db } from '../database.ts'
import { holdQueue } from '../tables/reservations.ts'

/** The person who has waited longest for a vehicle. A place that another transaction has is waited for, so that nobody is passed over. */
export async function nextInQueue(tx: Db, siteId: string, carId: string) {
  const [next] = await tx
    .select()
    .from(holdQueue)
    .where(waitingFor(siteId, carId))
    .orderBy(holdQueue.createdAt, holdQueue.id)
    .limit(1)
    .for('update')
  return next ?? null
}

/** Whether each of a vehicle’s last holds was an offer that nobody answered, the newest first. */
export async function unansweredOffers(tx: Db, siteId: string, carId: string): Promise<boolean[]> {
  const { rows } = await tx.execute<{ unanswered: boolean }>(sql`
    select (select bool_or(event = 'offer') and not bool_or(event in ('accept', 'release')) from hold_steps
      where site_id = h.site_id and hold_id = h.id) as unanswered
    from (select * from holds where site_id = ${siteId} and car_id = ${carId}
      order by created_at desc, id desc limit ${MAX_UNANSWERED}) h
    order by h.created_at desc, h.id desc`)
  return rows.map(({ unanswered }) => unanswered)
}

/** Ends the places of everyone who still waits, with the jobs of each. */
export async function endQueue(tx: Db, siteId: string, carId: string, jobs: readonly NewJob[]) {
  const ended = await tx
    .update(holdQueue)
    .set({ state: 'ended' })
    .where(waitingFor(siteId, carId))
    .returning({ id: holdQueue.id })
  for (const { id } of ended) await addJobs(tx, { siteId, key: id, jobs })
}

function waitingFor(siteId: string, carId: string) {
  return and(eq(holdQueue.siteId, siteId), eq(holdQueue.carId, carId), eq(holdQueue.state, 'waiting'))
}
