import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allMigrations, migrate } from '#data/migrate.ts'
import { createId } from '#data/create-id.ts'
import * as alertTables from '#data/tables/alerts.ts'
import * as appointmentTables from '#data/tables/appointments.ts'
import * as carTables from '#data/tables/cars.ts'
import * as contentTables from '#data/tables/content.ts'
import * as customerTables from '#data/tables/customers.ts'
import * as formTables from '#data/tables/forms.ts'
import * as leadTables from '#data/tables/leads.ts'
import * as outboxTables from '#data/tables/outbox.ts'
import * as paymentTables from '#data/tables/payments.ts'
import * as platformTables from '#data/tables/platform.ts'
import * as reservationTables from '#data/tables/reservations.ts'
import * as siteTables from '#data/tables/sites.ts'
import * as spinTables from '#data/tables/spins.ts'
import * as uploadTables from '#data/tables/uploads.ts'
import { type ContentKind, contentKinds } from '#domain/content/content-kinds.ts'
import { plainPageText } from '#domain/rich-text/page-text.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { freshDatabase, testDatabase } from '../../support/database/database.ts'
import { until } from '../../support/server/until.ts'

vi.setConfig({ testTimeout: 60_000 })

const migrations = allMigrations()
const tables = {
  ...paymentTables,
  ...reservationTables,
  ...siteTables,
  ...carTables,
  ...formTables,
  ...leadTables,
  ...outboxTables,
  ...appointmentTables,
  ...platformTables,
  ...customerTables,
  ...alertTables,
  ...uploadTables,
  ...contentTables,
  ...spinTables,
}

test.each(migrations.slice(1).map((_, index) => index + 1))(
  'OPS-01 rows stored after migration %i survive all later ones',
  async (count) => {
    const { url } = await freshDatabase()
    await migrate({ url, migrations: migrations.slice(0, count) })
    const database = await connect(url)
    await storeRows(database)

    await migrate({ url })

    expect(await storedRows(database)).toEqual(rows)
  },
)

test('LOC-06 reviews of the home page move to the section of reviews, and get ids', async () => {
  const { url } = await freshDatabase()
  const moved = migrations.findIndex(({ sql }) => sql.join().includes('home,reviews'))
  await migrate({ url, migrations: migrations.slice(0, moved) })
  const database = await connect(url)
  const reviews = [{ name: 'Ada', stars: 5, text: 'Kind.' }]
  const documents = [{ home: { posts: [], reviews } }, { home: { reviews: [] } }, { slug: 'third' }]
  for (const [index, document] of documents.entries()) {
    const stored = [createId(), 1, document] as const
    await database.query('insert into sites (id, slug, version, document) values ($1, $4, $2, $3)', [
      ...stored,
      `site-${index}`,
    ])
    await database.query('insert into site_versions (site_id, version, document) values ($1, $2, $3)', [
      ...stored,
    ])
  }

  await migrate({ url })

  const expected = [
    { home: {}, reviews: [{ id: 'review-1', name: 'Ada', stars: 5, text: 'Kind.' }] },
    { home: {}, reviews: [] },
    { slug: 'third' },
  ]
  const sites = await database.query<{ document: object }>('select document from sites order by slug')
  expect(sites.rows.map(({ document }) => document)).toEqual(expected)
  const versions = await database.query<{ document: object }>('select document from site_versions')
  expect(versions.rows.map(({ document }) => document)).toEqual(expect.arrayContaining(expected))
})

test('RNG-05 offers and posts of the home page become documents', async () => {
  const { url } = await freshDatabase()
  const before = migrations.findIndex(({ sql }) => sql.some((text) => text.includes('content_documents')))
  await migrate({ url, migrations: migrations.slice(0, before) })
  const database = await connect(url)
  const offer = {
    title: 'Utes',
    text: 'Cheap.',
    href: '/search/ute',
    conditions: null,
    from: null,
    until: '2027-01-01',
  }
  const post = { title: 'News', text: 'We *moved* [here].', day: '2026-03-10', href: null }
  const home = { sections: ['offers'], offers: [offer, { ...offer, title: 'Utes!' }], posts: [post] }
  const document = { slug: 'harbour', name: 'Harbour Motors', home }
  await database.query('insert into sites (id, slug, version, document) values ($1, $2, 4, $3)', [
    siteId,
    'harbour',
    document,
  ])

  await migrate({ url })

  const { rows: stored } = await database.query<{ kind: ContentKind; slug: string; body: unknown }>(
    'select kind, slug, body from content_versions where live_from <= now() order by kind, live_from desc',
  )
  expect(stored).toMatchObject([
    {
      kind: 'offer',
      slug: 'utes',
      body: { title: 'Utes', summary: 'Cheap.', link: '/search/ute', until: '2027-01-01' },
    },
    { kind: 'offer', slug: expect.stringMatching(/^utes-\w{8}$/), body: { title: 'Utes!' } },
    { kind: 'post', slug: expect.stringMatching(/^news-\w{8}$/), body: { day: '2026-03-10' } },
  ])
  for (const { kind, body } of stored) expect(contentKinds[kind].schema.safeParse(body).error).toBeUndefined()
  const text = contentKinds.post.schema.parse(stored[2]?.body).text
  expect(plainPageText(pageTextReader().read(text))).toBe('We *moved* [here].')
  const site = await database.query<{ version: number; document: object }>(
    'select version, document from sites',
  )
  expect(site.rows).toEqual([{ version: 5, document: { ...document, home: { sections: ['offers'] } } }])
  expect((await database.query('select from site_versions')).rowCount).toBe(1)
})

test('OPS-01 processes that start at the same time apply every migration once', async () => {
  const { url } = await freshDatabase()

  await Promise.all([1, 2, 3, 4].map(() => migrate({ url })))

  const database = await connect(url)
  const applied = await database.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  expect(applied.rows.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash))
})

test('OPS-01 a migration that fails leaves nothing half done', async () => {
  const { url } = await freshDatabase()
  const broken = { sql: ['create table half ()', 'create nonsense'], hash: '', folderMillis: 1, bps: true }

  await expect(migrate({ url, migrations: [broken] })).rejects.toThrow('syntax error')

  const database = await connect(url)
  expect((await database.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
})

test('OPS-01 a database of a newer release is refused', async () => {
  const { url } = await freshDatabase()
  await migrate({ url })

  await expect(migrate({ url, migrations: migrations.slice(0, -1) })).rejects.toThrow(
    'This database belongs to a newer release: 1 of its changes are unknown to this one.',
  )
})

test('OPS-01 visitors do not queue behind a migration that waits for a busy table', async () => {
  const { url } = await freshDatabase()
  await migrate({ url })
  const [longReader, visitor] = [await connect(url), await connect(url)]
  const change = { sql: ['alter table leads add busy text'], hash: '', folderMillis: 9e15, bps: true }
  await longReader.query('begin; select from leads')

  const migrated = migrate({ url, migrations: [...migrations, change] })
  await until(() => isWaitedFor(visitor, 'leads'))
  await visitor.query('select from leads')
  await longReader.query('commit')

  await migrated
})

test('OPS-01 the migrations match the schema', () => {
  const folder = join(import.meta.dirname, '../../../src/data/migrations/meta')
  const last = globSync('*_snapshot.json', { cwd: folder }).toSorted().at(-1) ?? ''
  const migrated = JSON.parse(readFileSync(join(folder, last), 'utf8')) as object
  const described = generateDrizzleJson(tables, undefined, undefined, 'snake_case')

  expect({ ...described, id: '', prevId: '' }).toEqual({ ...migrated, id: '', prevId: '' })
})

test('OPS-01 the migrations create every column of the schema', async () => {
  const made = await testDatabase().pool.query<{ column: string }>(`
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull) as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`)

  expect(made.rows.map(({ column }) => column).sort()).toEqual(describedColumns().sort())
})

async function connect(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const siteId = createId()

/** Rows that every release since the first could store. */
const rows: Record<string, Record<string, unknown>> = {
  sites: { id: siteId, slug: 'harbour', version: 1, document: { slug: 'harbour' } },
  site_hosts: { site_id: siteId, host: 'harbour.example' },
  dealerships: { site_id: siteId, id: '1', slug: 'harbour', name: 'Harbour Motors' },
  locations: { site_id: siteId, id: '10', dealership_id: '1', name: 'Wynnum' },
  cars: {
    site_id: siteId,
    id: createId(),
    slug: 'hilux',
    stock_number: 'H1',
    name: '2021 Toyota HiLux',
    make: 'Toyota',
    model: 'HiLux',
    car_type: 'used',
    status: 'in_stock',
    price_cents: '4599000',
  },
  leads: {
    site_id: siteId,
    id: createId(),
    submission_key: 'k',
    category: 'contact',
    name: 'Ann',
    fields: { message: 'Is it still there?' },
    form_completed: true,
  },
  outbox: { site_id: siteId, id: createId(), kind: 'lead', key: 'k', payload: { to: 'harbour' } },
  events: { site_id: siteId, name: 'car-viewed', details: { car: 'hilux' } },
}

async function storeRows(client: Client) {
  for (const [table, row] of Object.entries(rows)) {
    const values = Object.keys(row).map((_, index) => `$${index + 1}`)
    await client.query(
      `insert into ${table} (${Object.keys(row).join()}) values (${values.join()})`,
      Object.values(row),
    )
  }
}

async function storedRows(client: Client) {
  const stored: typeof rows = {}
  for (const [table, row] of Object.entries(rows)) {
    const answer = await client.query<Record<string, unknown>>(
      `select ${Object.keys(row).join()} from ${table}`,
    )
    stored[table] = answer.rows[0] ?? {}
  }
  return stored
}

async function isWaitedFor(client: Client, table: string) {
  const answer = await client.query('select from pg_locks where relation = $1::regclass and not granted', [
    table,
  ])
  return answer.rowCount === 1
}

function describedColumns() {
  const casing = new CasingCache('snake_case')
  return Object.values<unknown>(tables)
    .filter((entry) => is(entry, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) =>
        [
          name,
          casing.getColumnCasing(column),
          databaseType(column.getSQLType()),
          column.notNull ? 't' : 'f',
        ].join(' '),
      )
    })
}

/** PostgreSQL’s name for a type that the schema spells differently. */
function databaseType(type: string) {
  return type.replace('timestamp (', 'timestamp(').replace('bigserial', 'bigint')
}
