import { availableParallelism } from 'node:os'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { fontLetters } from './bootstrap/font-letters.ts'
import { stylesheets } from './bootstrap/stylesheets.ts'

/** Against hanging, not against slowness: a busy machine takes several times as long. */
const testTimeout = 30_000

/** On a real PostgreSQL server, started once for the whole run. */
const onPostgres = {
  globalSetup: ['./tests/support/database/start-postgres.ts'],
  setupFiles: ['./tests/support/database/close-databases.ts'],
}

// The router's plugin watches files until its own project has run, and a run without it would wait for that in vain.
const projects = process.argv.join(' ').match(/--project[ =]\S+/g)
const runsPages = !projects || projects.some((project) => /pages|!/.test(project))

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      // Rules and single modules. Loading them anew for each file would take most of the time.
      project('unit', ['src/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'], {
        pool: 'threads',
        isolate: false,
      }),
      // The server, asked over real connections.
      project('server', ['tests/server/**/*.test.ts']),
      // Whatever talks to PostgreSQL.
      project('contract', ['tests/contract/**/*.test.ts'], onPostgres),
      // Processes killed at the worst moment. `npm run check` leaves them out.
      project('kills', ['tests/kills/**/*.test.ts'], onPostgres),
      // Changed copies of this project, checked as it is itself. `npm run check` leaves them out.
      project('copies', ['tests/copies/**/*.test.ts'], onPostgres),
      // Whole pages through the server's own rendering, on real stores and the real search engine; no browser.
      {
        plugins: runsPages ? [fontLetters(), stylesheets(), reactRouter()] : [],
        ...project('pages', ['tests/pages/**/*.test.ts'], { ...onPostgres, css: true, isolate: false }),
      },
    ],
  },
})

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

function project(name: string, include: string[], options: TestOptions = {}) {
  return { test: { name, include, testTimeout, ...options } }
}
