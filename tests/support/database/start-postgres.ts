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
    databaseUrl: string
  }
}

type SharedServer = { users: number; started: Promise<{ url: string; stop(): Promise<void> }> }

/** Vitest loads this file once for each of its projects. In one process they share one server. */
const shared = globalThis as { forecourtTestServer?: SharedServer }

/** Creates a database for the run, on a new server or on the one in TEST_DATABASE_URL. */
export default async function startPostgres(project: TestProject) {
  shared.forecourtTestServer ??= { users: 0, started: startServer() }
  const server = shared.forecourtTestServer
  server.users += 1
  const { url, stop } = await server.started
  project.provide('databaseUrl', url)

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
    url: database.url,
    async stop() {
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
