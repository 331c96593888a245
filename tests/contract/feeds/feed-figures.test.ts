import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { feedFigures } from '#data/stock-import/feed-figures.ts'
import { sites } from '#data/tables/sites.ts'
import { testDatabase } from '../../support/database/database.ts'
import { feedDealer, tableOf } from '../../support/feeds/feed-dealer.ts'

const { db } = testDatabase()

test('OPS-03 the last file of each feed is reported, and how long ago one was applied', async () => {
  const { siteId, apply, importText } = await feedDealer()
  const [site] = await db.select({ slug: sites.slug }).from(sites).where(eq(sites.id, siteId))
  const ofSite = async () => (await feedFigures(db)).filter(({ site: slug }) => slug === site?.slug)
  expect(await ofSite()).toEqual([])

  await importText('Stock,Price\n', { at: '20260301-0600' })
  const refused = { feed: 'harbour', wasRefused: true, sinceAppliedSeconds: null }
  expect(await ofSite()).toMatchObject([refused])

  await apply(tableOf(['U1', 'U2', 'U3', 'U4', 'U5']), { at: '20260302-0600' })
  await apply(tableOf(['U1', 'U2', 'U3', 'U4']), { at: '20260303-0600' })
  const other = { mapping: { feed: 'demonstrators' }, at: '20260304-0600' }
  await apply('Stock,Price\nD1,24990\n,1\n', other)

  const sinceAppliedSeconds = expect.any(Number)
  expect((await ofSite()).toSorted((a, b) => a.feed.localeCompare(b.feed))).toMatchObject([
    { feed: 'demonstrators', wasRefused: false, rows: 2, sinceAppliedSeconds },
    { feed: 'harbour', wasRefused: false, rows: 4, rejected: 0, unlisted: 1, sinceAppliedSeconds },
  ])

  // A file of a sender whose clock is wrong is newer than all that follow it.
  await apply(tableOf(['U1', 'U2', 'U3']), { at: '20990101-0600' })
  await importText('Stock,Price\n', { at: '20260305-0600' })
  expect((await ofSite()).find(({ feed }) => feed === 'harbour')).toMatchObject({ wasRefused: true })

  await db.execute(
    sql`update feed_runs set finished_at = now() - interval '31 days' where site_id = ${siteId} and feed = 'harbour'`,
  )
  const silent = (await ofSite()).find(({ feed }) => feed === 'harbour')
  expect(silent?.sinceAppliedSeconds).toBeGreaterThan(30 * 24 * 3600)

  // Its vehicles are gone, so another feed has replaced it.
  await db.execute(sql`update cars set status = 'withdrawn' where site_id = ${siteId} and feed = 'harbour'`)
  expect(await ofSite()).toMatchObject([{ feed: 'demonstrators' }])
})

test('OPS-03 rows stay reported as rejected while the dealer sends the same file again', async () => {
  const { siteId, apply, importText } = await feedDealer()
  const [site] = await db.select({ slug: sites.slug }).from(sites).where(eq(sites.id, siteId))
  const file = 'Stock,Price\nU1,24990\n,1\n'
  await apply(file, { at: '20260301-0600' })

  expect(await importText(file, { at: '20260302-0600' })).toEqual({ outcome: 'same-file' })
  expect((await feedFigures(db)).filter(({ site: slug }) => slug === site?.slug)).toMatchObject([
    { rows: 2, rejected: 1, unlisted: 0 },
  ])
})
