import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Creates an empty database on the same server, or a copy of another that nobody is connected to. */
export async function createDatabase(serverUrl: string, { copyOf }: { copyOf?: string } = {}) {
  const name = `${copyOf ?? 'forecourt_test'}_${randomUUID().slice(0, 13).replace('-', '')}`
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${copyOf ?? 'template1'}`),
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, name, drop: () => dropDatabases(serverUrl, name) }
}

/** Drops a database and its copies. */
async function dropDatabases(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
