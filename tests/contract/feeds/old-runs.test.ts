import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { feedRuns } from '#data/tables/cars.ts'
import { testDatabase } from '../../support/database/database.ts'
import { feedDealer, tableOf } from '../../support/feeds/feed-dealer.ts'
import { importRuns } from '../../support/feeds/import-traces.ts'

const { db } = testDatabase()

test('OPS-03 an import deletes the records of its feed’s imports that are over three months old', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['A1']), { mapping: { feed: 'other' } })
  await dealer.apply(tableOf(['U1']))
  await dealer.apply(tableOf(['U1', 'U2']), { at: '20260302-0600' })
  await letDaysPass(dealer.siteId, 91)

  await dealer.apply(tableOf(['U1', 'U2', 'U3']), { at: '20260303-0600' })

  expect(await recorded(dealer.siteId)).toEqual(['other 20260301', 'harbour 20260303'])
})

test('OPS-03 the last import that was applied stays, however long all others have been refused', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['U1']))
  await letDaysPass(dealer.siteId, 91)

  await dealer.importText('Stock,Price\n', { at: '20260302-0600' })

  expect(await recorded(dealer.siteId)).toEqual(['harbour 20260301', 'harbour 20260302'])
  expect(await dealer.importText(tableOf(['U1']), { at: '20260303-0600' })).toEqual({ outcome: 'same-file' })
})

async function letDaysPass(siteId: string, days: number) {
  await db
    .update(feedRuns)
    .set({ finishedAt: sql`finished_at - ${days} * interval '1 day'` })
    .where(eq(feedRuns.siteId, siteId))
}

async function recorded(siteId: string) {
  const runs = await importRuns(siteId)
  return runs.map(({ feed, fileName }) => `${feed} ${/\d{8}/.exec(fileName)?.[0]}`)
}
