import { createId } from './create-id.ts'
import type { Db } from './database.ts'
import { type JobPayload, outbox } from './tables/outbox.ts'

export type NewJob = {
  kind: string
  payload: JobPayload
  /** The earliest moment to do it. */
  dueAt?: Date
}

/** Adds jobs, in the transaction that stores what they are about. */
export async function addJobs(
  tx: Db,
  { siteId, key, jobs }: { siteId: string; key: string; jobs: readonly NewJob[] },
): Promise<void> {
  await addJobForEach(
    tx,
    siteId,
    jobs.map((job) => ({ key, job })),
  )
}

/** Adds a job about each of several things. */
export async function addJobForEach(
  tx: Db,
  siteId: string,
  jobs: readonly { key: string; job: NewJob }[],
): Promise<void> {
  if (jobs.length === 0) return
  await tx.insert(outbox).values(
    jobs.map(({ key, job: { kind, payload, dueAt } }) => ({
      siteId,
      id: createId(),
      kind,
      key,
      payload: { ...payload, ...(dueAt && { dueAt: dueAt.toISOString() }) },
      ...(dueAt && { nextAttemptAt: dueAt }),
    })),
  )
}
