import { type ClientBase, Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { namedStatements } from '#data/named-statements.ts'
import { testDatabaseUrl } from '../../support/database/database.ts'

const often = Array.from({ length: 8 }, (_, nth) => nth)

test('OPS-03 a statement that is asked for often is prepared once on a connection', async () => {
  const { ask, prepared } = open()

  for (const nth of often)
    expect((await ask('select $1::int + 1 as next', [nth])).rows).toEqual([{ next: nth + 1 }])

  expect(await prepared()).toEqual(['select $1::int + 1 as next'])
})

test('OPS-03 statements of many different texts are not all kept in the memory of the server', async () => {
  const { ask, prepared } = open()

  for (let width = 1; width <= 120; width++)
    for (const nth of often) await ask(`select ${width} + $1::int`, [nth])

  expect(await prepared()).toHaveLength(100)
})

test('OPS-03 only statements that read are prepared', async () => {
  const { ask, prepared } = open()
  await ask('create temporary table read (n int)')

  for (const nth of often) await ask('insert into read values ($1)', [nth])

  expect(await prepared()).toEqual([])
})

test('OPS-03 behind a pooler, which gives each transaction another connection, nothing is prepared', async () => {
  // PgBouncer tells its clients process ids of its own.
  const { ask, prepared } = open((client) => Object.assign(client, { processID: 1 }))

  for (const nth of often) await ask('select $1::int', [nth])

  expect(await prepared()).toEqual([])
})

test('OPS-03 a pooler that passes on process ids fails no query', async () => {
  const { ask, prepared } = open()
  for (const nth of often) await ask('select $1::int as n', [nth])

  // The next connection of the server does not know the name.
  await ask('deallocate all')

  expect((await ask('select $1::int as n', [9])).rows).toEqual([{ n: 9 }])
  for (const nth of often) await ask('select $1::int as n', [nth])
  expect(await prepared()).toEqual([])
})

test('OPS-03 a migration that changes the type of a column fails no query', async () => {
  const { ask, prepared } = open()
  await ask('create table changing (n int)')
  onTestFinished(async () => void (await ask('drop table changing')))
  const read = () => ask('select n from changing where n > $1', [0])
  for (const _ of often) await read()

  await ask('alter table changing alter column n type text using n::text; insert into changing values (7)')
  await ask('alter table changing alter column n type bigint using n::bigint')

  expect((await read()).rows).toEqual([{ n: '7' }])
  for (const _ of often) await read()
  expect(await prepared()).toEqual(['select n from changing where n > $1'])
})

test('OPS-03 a statement that fails says why, whether or not it is prepared', async () => {
  const { ask } = open()

  for (const _ of often) await expect(ask('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
})

/** A pool of one connection. */
function open(change: (client: ClientBase) => void = () => {}) {
  const names = namedStatements()
  const pool = new Pool({
    connectionString: testDatabaseUrl(),
    max: 1,
    async onConnect(client) {
      change(client)
      await names.look(client)
    },
  })
  onTestFinished(() => pool.end())
  const named = names.on(pool)
  return {
    ask: (text: string, values?: unknown[]) => named.query({ text }, values),
    prepared: async () =>
      (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
        ({ statement }) => statement,
      ),
  }
}
