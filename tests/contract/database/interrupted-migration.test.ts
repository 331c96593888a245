import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#data/migrate.ts'
import { freshDatabase } from '../../support/database/database.ts'
import { faultyProxy } from '../../support/database/faulty-proxy.ts'
import { until } from '../../support/server/until.ts'

test('OPS-01 a machine that is gone in the middle of a migration soon holds up neither visitors nor other machines', async () => {
  const { url } = await freshDatabase()
  const first = { sql: ['create table half ()'], hash: '1', folderMillis: 1, bps: true }
  await migrate({ url, migrations: [first] })
  const second = ['alter table half add late text', "select 'lost'"]
  const both = [first, { sql: second, hash: '2', folderMillis: 2, bps: true }]
  const gone = await faultyProxy(url, (sent) => (sent.includes("'lost'") ? 'lose' : 'pass'))
  const visitor = await connect(url)

  migrate({ url: gone.url, migrations: both, pauseMs: 200 }).catch(() => {})
  await until(() => isLocked(visitor, 'half'))
  await migrate({ url, migrations: both })

  expect((await visitor.query('select late from half')).rows).toEqual([])
})

async function connect(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function isLocked(client: Client, table: string) {
  const answer = await client.query(
    "select from pg_locks where relation = $1::regclass and granted and mode = 'AccessExclusiveLock'",
    [table],
  )
  return answer.rowCount === 1
}
