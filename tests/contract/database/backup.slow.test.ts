import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTables } from '#data/backup/load-tables.ts'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { storedTables } from '#data/backup/stored-tables.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { openDatabase } from '#data/database.ts'
import { allMigrations, migrate } from '#data/migrate.ts'
import { siteStores } from '#data/site-stores.ts'
import { queryAt } from '../../support/database/query-at.ts'
import { freshDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const stored = { jobs: [], event: { name: 'enquiry', details: {} } }

describe('a backup', () => {
  test('OPS-03 brings back every row of every table, and the site goes on from there', async () => {
    const source = await busyDatabase()
    const folder = newFolder()
    const { tables } = await writeBackup({ url: source.url, folder })
    expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(5)

    const target = await freshDatabase()
    expect((await restoreBackup({ url: target.url, folder })).outcome).toBe('restored')

    // Revisions are raised, so that search indexes outside the database are built again.
    const stays = ({ name }: { name: string }) => name !== 'site_revisions'
    expect((await fingerprints(target.url)).filter(stays)).toEqual(
      (await fingerprints(source.url)).filter(stays),
    )
    const { db, close } = openDatabase(target)
    const { cars, leads } = siteStores(db, source.dealer.siteId)
    await cars.put([sampleCar({ slug: 'after-the-restore' })])
    expect(await cars.pricesOf((await cars.findBySlug('after-the-restore'))?.id ?? '')).toHaveLength(1)
    expect(await leads.create(sampleLead(), stored)).toMatchObject({ lead: { name: 'Kim Nguyen' } })
    await close()
  })

  test('OPS-03 is of one moment, while others go on writing', async () => {
    const { cars } = await dealership()
    const pairs = async () => {
      for (let nth = 0; nth < 40; nth++)
        await cars.put([sampleCar({ slug: `a-${nth}` }), sampleCar({ slug: `b-${nth}` })])
    }
    const folder = newFolder()
    await Promise.all([pairs(), writeBackup({ url: testDatabaseUrl(), folder })])

    const target = await freshDatabase()
    await restoreBackup({ url: target.url, folder })
    const [odd] = await queryAt(
      target.url,
      "select count(*) filter (where slug like 'a-%') - count(*) filter (where slug like 'b-%') as difference from cars",
    )
    expect(odd).toEqual({ difference: '0' })
  })

  test('OPS-03 of an earlier release is migrated to this one', async () => {
    const earlier = await freshDatabase()
    await migrate({ url: earlier.url, migrations: allMigrations().slice(0, -1) })
    const folder = newFolder()
    await writeBackup({ url: earlier.url, folder })

    const target = await freshDatabase()
    expect((await restoreBackup({ url: target.url, folder })).outcome).toBe('restored')
    const [applied] = await queryAt(
      target.url,
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    expect(applied).toEqual({ count: allMigrations().length })
  })
})

describe('a restore is refused', () => {
  let backup: string
  let source: Awaited<ReturnType<typeof busyDatabase>>
  beforeAll(async () => {
    backup = join(mkdtempSync(join(tmpdir(), 'forecourt-test-')), 'backup')
    source = await busyDatabase()
    await writeBackup({ url: source.url, folder: backup })
  })
  afterAll(() => rmSync(join(backup, '..'), { recursive: true }))

  test('OPS-03 on a database that a server uses', async () => {
    expect(await reasonFor(source.url, backup)).toMatch(/Forecourt is running on this database/)
  })

  test('OPS-03 over a database that has sites, which stay as they are', async () => {
    const target = await freshDatabase()
    await restoreBackup({ url: target.url, folder: backup })
    const before = await fingerprints(target.url)

    expect(await reasonFor(target.url, backup)).toMatch(/has data in/)
    expect(await fingerprints(target.url)).toEqual(before)
  })

  test.each([
    [
      'tables of another program',
      'create table bookings (id int); insert into bookings values (1)',
      /another program/,
    ],
    [
      'data beside sites',
      "insert into platform_marks (key, value) values ('a', 'b')",
      /has data in “platform_marks”/,
    ],
  ])('OPS-03 over a database with %s, which keeps it', async (_, sql, reason) => {
    const target = await freshDatabase()
    if (sql.startsWith('insert')) await migrate(target)
    await queryAt(target.url, sql)

    expect(await reasonFor(target.url, backup)).toMatch(reason)
    const table = sql.includes('bookings') ? 'bookings' : 'platform_marks'
    expect(await queryAt(target.url, `select * from ${table}`)).toHaveLength(1)
  })

  describe('and nothing is restored', () => {
    let target: { url: string }
    beforeAll(async () => {
      target = await freshDatabase()
      await migrate(target)
    })

    test.each([
      ['has no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), /not a complete backup/],
      [
        'has a manifest of something else',
        (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{}'),
        /not a complete backup/,
      ],
      [
        'misses a table',
        (folder: string) => rmSync(join(folder, 'cars.copy.zst')),
        /cars\.copy\.zst can’t be read/,
      ],
      [
        'was cut off',
        (folder: string) => truncateSync(join(folder, 'cars.copy.zst'), 900),
        /cars\.copy\.zst can’t be read/,
      ],
      [
        'was changed',
        (folder: string) => changeManifest(folder, '"sha256": "', '"sha256": "0'),
        /is damaged/,
      ],
      [
        'is of a newer release',
        (folder: string) => changeManifest(folder, '"migrations": [', '"migrations": [9999999999999,'),
        /newer release/,
      ],
    ])('OPS-03 of a folder that %s', async (_, damage, reason) => {
      const folder = newFolder()
      cpSync(backup, folder, { recursive: true })
      damage(folder)

      expect(await reasonFor(target.url, folder)).toMatch(reason)
      expect(await queryAt(target.url, 'select id from sites')).toEqual([])
    })
  })
})

test('OPS-03 a restore that the database can’t store says so, and doesn’t blame the backup', async () => {
  await dealership()
  const folder = newFolder()
  const manifest = await writeBackup({ url: testDatabaseUrl(), folder })
  const target = await freshDatabase()
  await migrate(target)
  await queryAt(
    target.url,
    `create function full_disk() returns int language plpgsql volatile as $$
      begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      alter table sites add column extra int default full_disk()`,
  )

  const client = new Client({ connectionString: target.url })
  await client.connect()
  try {
    await expect(loadTables(manifest, client, folder)).rejects.toThrow(/No space left on device/)
    expect((await client.query('select id from sites')).rows).toEqual([])
  } finally {
    await client.end()
  }
})

test('OPS-03 a backup that fails leaves no folder that looks like one', async () => {
  const folder = newFolder()
  const broken = new URL(testDatabaseUrl())
  broken.pathname = '/no_such_database'

  await expect(writeBackup({ url: broken.href, folder })).rejects.toThrow(/no_such_database/)
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

/** The tests' own database, with a dealer who has vehicles, their prices and a lead. */
async function busyDatabase() {
  const dealer = await dealership({ stock: Array.from({ length: 30 }, (_, nth) => ({ slug: `car-${nth}` })) })
  await dealer.leads.create(sampleLead({ fields: { message: 'Line 1\n\\N\tand “more” 🚙' } }), stored)
  return { url: testDatabaseUrl(), dealer }
}

async function reasonFor(url: string, folder: string) {
  const result = await restoreBackup({ url, folder })
  return result.outcome === 'refused' ? result.reason : 'It was restored.'
}

function newFolder() {
  return join(temporaryFolder(), 'backup')
}

function changeManifest(folder: string, text: string, other: string) {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, other))
}

/** A number for each table that follows from all of its rows. */
async function fingerprints(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const tables = await storedTables(client)
  await client.end()
  return Promise.all(
    tables.map(async ({ name }) => {
      const sum = `select count(*)::int as count, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`
      return { name, ...(await queryAt(url, sum))[0] }
    }),
  )
}
