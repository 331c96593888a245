import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AlertChannel } from '#domain/alerts/alert-kinds.ts'
import type { Db } from '../database.ts'
import { alertFinds } from '../tables/alerts.ts'
import { outbox } from '../tables/outbox.ts'

export type AlertFind = Pick<
  typeof alertFinds.$inferSelect,
  'kind' | 'subjectId' | 'carIds' | 'vehicles' | 'priceCents' | 'priceKind' | 'foundAt'
>

type Receiver = { customerId: string; channel: AlertChannel }

/** What was found for the customers of one site, and what they have been told. */
export type AlertFindStore = {
  /** Hands everything that waits for a customer to a job, oldest first. The same job gets the same again, and no other. */
  claim(receiver: Receiver, jobId: string): Promise<AlertFind[]>
  /** Whether the job has told the customer, so that a repeated attempt doesn't tell them twice. */
  isSentBy(receiver: Receiver, jobId: string): Promise<boolean>
  /** Whether an earlier job still has something to tell the customer, so that this one doesn’t tell them at the same time. */
  isEarlierUnderWay(receiver: Receiver, jobId: string): Promise<boolean>
  sent(receiver: Receiver, jobId: string): Promise<void>
  /** Deletes what is no longer true or wanted. */
  drop(receiver: Receiver, jobId: string): Promise<void>
  lastSentAt(receiver: Receiver): Promise<Date | null>
}

export function alertFindStore(db: Db, siteId: string): AlertFindStore {
  const of = ({ customerId, channel }: Receiver) =>
    and(eq(alertFinds.siteId, siteId), eq(alertFinds.customerId, customerId), eq(alertFinds.channel, channel))
  const unsent = (receiver: Receiver, jobId: string) =>
    and(of(receiver), eq(alertFinds.jobId, jobId), isNull(alertFinds.sentAt))

  return {
    async claim(receiver, jobId) {
      const claimed = await db
        .update(alertFinds)
        .set({ jobId })
        .where(
          and(
            of(receiver),
            isNull(alertFinds.sentAt),
            or(isNull(alertFinds.jobId), eq(alertFinds.jobId, jobId)),
          ),
        )
        .returning({
          kind: alertFinds.kind,
          subjectId: alertFinds.subjectId,
          carIds: alertFinds.carIds,
          vehicles: alertFinds.vehicles,
          priceCents: alertFinds.priceCents,
          priceKind: alertFinds.priceKind,
          foundAt: alertFinds.foundAt,
        })
      return claimed.toSorted((one, other) => one.foundAt.getTime() - other.foundAt.getTime())
    },
    async isSentBy(receiver, jobId) {
      const sent = await db
        .select({ kind: alertFinds.kind })
        .from(alertFinds)
        .where(and(of(receiver), eq(alertFinds.jobId, jobId), isNotNull(alertFinds.sentAt)))
        .limit(1)
      return sent.length > 0
    },
    async isEarlierUnderWay(receiver, jobId) {
      const earlier = await db
        .select({ kind: alertFinds.kind })
        .from(alertFinds)
        .innerJoin(outbox, and(eq(outbox.siteId, alertFinds.siteId), eq(outbox.id, alertFinds.jobId)))
        .where(
          and(
            of(receiver),
            lt(alertFinds.jobId, jobId),
            isNull(alertFinds.sentAt),
            isNull(outbox.deliveredAt),
            isNull(outbox.deadAt),
          ),
        )
        .limit(1)
      return earlier.length > 0
    },
    async sent(receiver, jobId) {
      await db
        .update(alertFinds)
        .set({ sentAt: sql`now()` })
        .where(unsent(receiver, jobId))
    },
    async drop(receiver, jobId) {
      await db.delete(alertFinds).where(unsent(receiver, jobId))
    },
    async lastSentAt(receiver) {
      const [row] = await db
        .select({ at: sql<string | null>`max(${alertFinds.sentAt})` })
        .from(alertFinds)
        .where(of(receiver))
      return row?.at ? new Date(row.at) : null
    },
  }
}

/** Deletes what was found before a moment, told or not. */
export async function deleteOldFinds(db: Db, before: Date): Promise<void> {
  await db.delete(alertFinds).where(lt(alertFinds.foundAt, before))
}
