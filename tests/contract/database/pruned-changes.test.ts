import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeLog } from '#data/changes.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()
const log = changeLog(db)

test('OPS-01 a reader notices that changes were pruned before, between and after those that it reads', async () => {
  const { siteId, known, carIds } = await siteWithThreeChanges()
  const complete = { isComplete: true, carIds, revision: known + 3 }
  expect(await log.since(siteId, known)).toMatchObject(complete)
  expect(await log.contentSince(siteId, known)).toMatchObject({ isComplete: true })

  for (const missing of [1, 2, 3]) {
    const { siteId: pruned, known: from } = await siteWithThreeChanges()
    // A change is as old as the beginning of its transaction, so the older of two need not be the earlier.
    await db.execute(sql`
      update changes set at = '2020-01-01' where site_id = ${pruned} and revision = ${from + missing}`)
    await log.prune(new Date('2020-01-02'))

    expect(await log.since(pruned, from)).toMatchObject({ isComplete: false })
    expect(await log.contentSince(pruned, from)).toMatchObject({ isComplete: false })
  }
})

test('OPS-01 a reader whose changes were all pruned reloads everything', async () => {
  const { siteId, known } = await siteWithThreeChanges()
  await db.execute(sql`delete from changes where site_id = ${siteId}`)

  expect(await log.since(siteId, known)).toMatchObject({ isComplete: false })
  expect(await log.contentSince(siteId, known)).toMatchObject({ isComplete: false })
})

/** Each changes one vehicle, the second one two. */
async function siteWithThreeChanges() {
  const slugs = ['one', 'two', 'three', 'four']
  const { siteId, cars } = await dealership({ stock: slugs.map((slug) => ({ slug })) })
  const known = await log.revisionOf(siteId)
  const ids = await Promise.all(slugs.map(async (slug) => (await cars.findBySlug(slug))?.id ?? ''))
  const [one = '', two = '', three = '', four = ''] = ids
  await db.execute(sql`update cars set odometer_km = 5 where id = ${one}`)
  await db.execute(sql`update cars set odometer_km = 6 where id in (${two}, ${three})`)
  await db.execute(sql`update cars set odometer_km = 7 where id = ${four}`)
  return { siteId, known, carIds: expect.arrayContaining(ids) as string[] }
}
