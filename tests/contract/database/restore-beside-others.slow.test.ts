import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { migrate } from '#data/migrate.ts'
import { queryAt } from '../../support/database/query-at.ts'
import { freshDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

let folder: string
beforeAll(async () => {
  await dealership()
  folder = join(mkdtempSync(join(tmpdir(), 'forecourt-test-')), 'backup')
  await writeBackup({ url: testDatabaseUrl(), folder })
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

describe('OPS-03 a restore is refused beside what another program has in the schema, which stays', () => {
  test.each([
    ['function', 'mine()', 'create function mine() returns int language sql as $$ select 1 $$'],
    ['view', 'report', 'create view report as select 1 as one'],
    ['table', 'bookings', 'create table bookings (id int)'],
    ['table', 'cars', 'create table cars (id int)'],
    ['sequence', 'counter', 'create sequence counter'],
    ['type', 'mood', "create type mood as enum ('glad')"],
  ])('a %s %s', async (kind, name, create) => {
    const { url } = await freshDatabase()
    await queryAt(url, create)
    expect(await reasonFor(url)).toBe(
      `This database has the ${kind} public.${name} of another program. A backup is restored into an empty one.`,
    )
    await queryAt(url, `drop ${kind} ${name}`)
    expect(await reasonFor(url)).toBeNull()
  })

  test('a view of empty tables of ours', async () => {
    const { url } = await freshDatabase()
    await migrate({ url })
    await queryAt(url, 'create schema reports; create view reports.stock as select * from cars')
    expect(await reasonFor(url)).toMatch(/view reports\.stock depends on table cars.*Remove it first/s)
    await queryAt(url, 'select from reports.stock, sites')
    await queryAt(url, 'drop view reports.stock')
    expect(await reasonFor(url)).toBeNull()
  })
})

test('OPS-03 a restore keeps the grants and extensions of a database without tables', async () => {
  const { url } = await freshDatabase()
  await queryAt(url, `grant usage on schema public to pg_monitor; create extension pg_trgm`)
  await queryAt(url, 'alter default privileges in schema public grant select on tables to pg_monitor')

  expect(await reasonFor(url)).toBeNull()
  expect(
    await queryAt(
      url,
      `select similarity('car', 'car') as extension,
        (select nspacl::text ~ 'pg_monitor=U' from pg_namespace where nspname = 'public') as schema,
        has_table_privilege('pg_monitor', 'cars', 'select') as tables`,
    ),
  ).toEqual([{ extension: 1, schema: true, tables: true }])
})

test('OPS-03 a restore is refused beside the migrations of another program', async () => {
  const { url } = await freshDatabase()
  const table = 'drizzle.__drizzle_migrations'
  await queryAt(url, `create schema drizzle; create table ${table} (id serial, hash text, created_at bigint)`)
  await queryAt(url, `insert into ${table} (hash, created_at) values ('a', 1)`)
  expect(await reasonFor(url)).toMatch(/migrations of another program or of a newer release/)
  expect(await queryAt(url, `select hash from ${table}`)).toEqual([{ hash: 'a' }])
})

async function reasonFor(url: string) {
  const result = await restoreBackup({ url, folder })
  return result.outcome === 'refused' ? result.reason : null
}
