import { availableParallelism } from 'node:os'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { fontLetters } from './bootstrap/bundle/font-letters.ts'
import { stylesheets } from './bootstrap/bundle/stylesheets.ts'

/** Against hanging, not against slowness: a busy machine takes several times as long. */
const testTimeout = 30_000

/** On a real PostgreSQL server, started once for the whole run. */
const onPostgres = {
  globalSetup: ['./tests/support/database/start-postgres.ts'],
  setupFiles: ['./tests/support/database/own-database.ts'],
}

// The router's plugin watches files until its own project has run, and a run without it would wait for that in vain.
const projects = process.argv.join(' ').match(/--project[ =]\S+/g)
const runsPages =
  !projects?.some((project) => project.endsWith('!pages')) &&
  (!projects || projects.some((project) => /pages|!/.test(project)))

/** Pages are rendered by the React that visitors get, which is also faster. The router’s plugin would choose the other. */
const likeInProduction: Plugin = {
  name: 'like-in-production',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Read as files, so no test imports them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/src/data/migrations/**'],
    projects: [
      // Rules and single modules. Here and below, loading them anew for each file would take most of the time.
      project('unit', ['src/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'], {
        pool: 'threads',
        isolate: false,
      }),
      // The server, asked over real connections.
      project('server', ['tests/server/**/*.test.ts'], { isolate: false }),
      // Whatever talks to PostgreSQL.
      project('contract', ['tests/contract/**/*.test.ts'], { ...onPostgres, isolate: false }),
      // The search engines that a site may choose instead of the built-in one. `npm run check` leaves them out.
      project('engines', ['tests/engines/**/*.test.ts'], { ...onPostgres, isolate: false }),
      // Processes killed at the worst moment. `npm run check` leaves them out.
      project('kills', ['tests/kills/**/*.test.ts'], onPostgres),
      // What visitors do, in Firefox and WebKit. Only a full run has them, and CONTRIBUTING says what to install.
      project('browsers', ['tests/browsers/**/*.test.ts'], {
        globalSetup: ['./tests/support/drivers/start-demo.ts'],
        // A whole visit is slow on a small machine.
        testTimeout: 180_000,
      }),
      // Changed copies of this project, checked as it is itself. Only a full run has them.
      project('copies', ['tests/copies/**/*.test.ts'], onPostgres),
      // Whole pages through the server's own rendering, on real stores and the real search engine; no browser. `npm run check` leaves
      // them out, because they take as long as everything else together.
      {
        plugins: runsPages ? [fontLetters(), stylesheets(), reactRouter(), likeInProduction] : [],
        ...project('pages', ['tests/pages/**/*.test.ts'], {
          ...onPostgres,
          css: true,
          isolate: false,
          env: { NODE_ENV: 'production' },
        }),
      },
    ],
  },
})

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

function project(name: string, include: string[], options: TestOptions = {}) {
  return { test: { name, include, testTimeout, hookTimeout: testTimeout, ...options } }
}
