import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Against hanging, not against slowness: a busy machine takes several times as long. */
const testTimeout = 30_000

/** Whole pages have a configuration of their own, vitest.pages.config.ts: they need the router's build plugin. */
export default defineConfig({
  test: {
    // Most of the time is spent waiting for other processes, so every core has a worker.
    maxWorkers: availableParallelism(),
    projects: [
      // Rules and single modules: nothing but themselves.
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout,
        },
      },
      // The server, asked over real connections.
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout } },
      // Whatever talks to PostgreSQL, on a real server.
      {
        test: {
          name: 'contract',
          testTimeout,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['./tests/support/database/start-postgres.ts'],
          setupFiles: ['./tests/support/database/close-databases.ts'],
        },
      },
      // Processes that are killed at the worst moment. They take their time, so `npm run check` leaves them out.
      {
        test: {
          name: 'kills',
          testTimeout,
          include: ['tests/kills/**/*.test.ts'],
          globalSetup: ['./tests/support/database/start-postgres.ts'],
          setupFiles: ['./tests/support/database/close-databases.ts'],
        },
      },
    ],
  },
})
