import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Creates an empty database on the same server. */
export async function createDatabase(serverUrl: string) {
  const name = `forecourt_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
