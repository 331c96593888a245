import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AlertChannel, AlertChoice } from '#domain/alerts/alert-kinds.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { addJobs } from '../add-jobs.ts'
import { alertChoices } from '../tables/alerts.ts'

/** The wording that a customer agreed to, and the page it was on. */
type AlertConsent = { wording: string; page: string }

/** The alerts that the customers of one site asked for. */
export type AlertChoiceStore = {
  /** With the page on which they were made. */
  active(customerId: string): Promise<(AlertChoice & Pick<AlertConsent, 'page'>)[]>
  /** Replaces a customer's choices. What they withdraw stays as a record of their consent. */
  choose(customerId: string, choices: readonly AlertChoice[], consent: AlertConsent): Promise<void>
  /** Stops one channel, or all. Doing so twice changes nothing. */
  stop(customerId: string, channel: AlertChannel | null): Promise<void>
  /** Adds the job that asks a customer to confirm their email address. */
  askToConfirm(customerId: string, page: string): Promise<void>
  /** Every choice a customer ever made, oldest first. */
  history(
    customerId: string,
  ): Promise<(AlertChoice & AlertConsent & { agreedAt: Date; withdrawnAt: Date | null })[]>
}

const choice = {
  kind: alertChoices.kind,
  channel: alertChoices.channel,
  frequency: alertChoices.frequency,
}

export function alertChoiceStore(db: Db, siteId: string): AlertChoiceStore {
  const of = (customerId: string) =>
    and(eq(alertChoices.siteId, siteId), eq(alertChoices.customerId, customerId))
  const current = (customerId: string) => and(of(customerId), isNull(alertChoices.withdrawnAt))

  return {
    active: (customerId) =>
      db
        .select({ ...choice, page: alertChoices.page })
        .from(alertChoices)
        .where(current(customerId))
        .orderBy(asc(alertChoices.kind), asc(alertChoices.channel)),

    async choose(customerId, choices, { wording, page }) {
      await db.transaction(async (tx) => {
        // One at a time for each customer, so that two forms can't mix.
        const { rowCount } = await tx.execute(
          sql`select from customers where site_id = ${siteId} and id = ${customerId} for update`,
        )
        if (rowCount === 0) return
        const before = await tx
          .select({ id: alertChoices.id, wording: alertChoices.wording, ...choice })
          .from(alertChoices)
          .where(current(customerId))
        const isSame = (one: AlertChoice, other: AlertChoice) =>
          one.kind === other.kind && one.channel === other.channel && one.frequency === other.frequency
        const gone = before.filter(
          (old) => old.wording !== wording || !choices.some((wanted) => isSame(old, wanted)),
        )
        const added = choices.filter(
          (wanted) => !before.some((old) => old.wording === wording && isSame(old, wanted)),
        )
        if (gone.length > 0) {
          const ids = gone.map(({ id }) => id)
          await withdraw(tx, and(current(customerId), inArray(alertChoices.id, ids)))
        }
        if (added.length > 0) {
          await tx
            .insert(alertChoices)
            .values(added.map((wanted) => ({ siteId, customerId, id: createId(), ...wanted, wording, page })))
        }
        await forgetUnwanted(tx, customerId)
      })
    },

    async stop(customerId, channel) {
      const ofChannel = channel === null ? undefined : eq(alertChoices.channel, channel)
      await db.transaction(async (tx) => {
        await withdraw(tx, and(current(customerId), ofChannel))
        await forgetUnwanted(tx, customerId)
      })
    },

    async askToConfirm(customerId, page) {
      await addJobs(db, { siteId, key: customerId, jobs: [{ kind: 'confirm-email', payload: { page } }] })
    },

    history: (customerId) =>
      db
        .select({
          ...choice,
          wording: alertChoices.wording,
          page: alertChoices.page,
          agreedAt: alertChoices.agreedAt,
          withdrawnAt: alertChoices.withdrawnAt,
        })
        .from(alertChoices)
        .where(of(customerId))
        .orderBy(asc(alertChoices.agreedAt), asc(alertChoices.id)),
  }

  async function withdraw(tx: Db, condition: ReturnType<typeof and>) {
    await tx
      .update(alertChoices)
      .set({ withdrawnAt: sql`now()` })
      .where(condition)
  }

  /** What waits to be told and is no longer wanted must not come back with a later consent. */
  async function forgetUnwanted(tx: Db, customerId: string) {
    await tx.execute(sql`
      delete from alert_finds f where site_id = ${siteId} and customer_id = ${customerId} and sent_at is null
        and not exists (select 1 from alert_choices c where c.site_id = f.site_id
          and c.customer_id = f.customer_id and c.kind = f.kind and c.channel = f.channel
          and c.withdrawn_at is null)`)
  }
}
