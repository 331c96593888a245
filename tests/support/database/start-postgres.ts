import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { createDatabase } from './create-database.ts'

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** The server, and the name of the migrated database that is copied for each worker. */
    database: { serverUrl: string; migrated: string }
  }
}

type SharedServer = { users: number; started: ReturnType<typeof startServer> }

/** Vitest loads this file once for each of its projects. In one process they share one server. */
const shared = globalThis as { forecourtTestServer?: SharedServer }

/** Creates a migrated database for the run, on a new server or on the one in TEST_DATABASE_URL. */
export default async function startPostgres(project: TestProject) {
  shared.forecourtTestServer ??= { users: 0, started: startServer() }
  const server = shared.forecourtTestServer
  server.users += 1
  const { serverUrl, migrated, stop } = await server.started
  project.provide('database', { serverUrl, migrated })

  return async () => {
    server.users -= 1
    if (server.users > 0) return
    delete shared.forecourtTestServer
    await stop()
  }
}

async function startServer() {
  const server = process.env['TEST_DATABASE_URL']
    ? existing(process.env['TEST_DATABASE_URL'])
    : await throwAway()
  const database = await createDatabase(server.url)
  await migrate({ url: database.url })
  return {
    serverUrl: server.url,
    migrated: database.name,
    async stop() {
      // With the copies of all workers.
      await database.drop()
      await server.stop()
    },
  }
}

function existing(url: string) {
  return { url, stop: () => Promise.resolve() }
}

async function throwAway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
  return {
    url,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
