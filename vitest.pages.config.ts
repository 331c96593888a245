import { availableParallelism } from 'node:os'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'
import { fontLetters } from './bootstrap/font-letters.ts'

/** Whole pages through the server's own rendering, on real stores and the real search engine; no browser. */
export default defineConfig({
  plugins: [fontLetters(), reactRouter()],
  test: {
    name: 'pages',
    // Against hanging, not against slowness: a busy machine takes several times as long.
    testTimeout: 30_000,
    // Which styles a page is sent with is looked at too.
    css: true,
    include: ['tests/pages/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    globalSetup: ['./tests/support/database/start-postgres.ts'],
    setupFiles: ['./tests/support/database/close-databases.ts'],
    // Every file needs the whole server, which takes longer to read than most of them to run.
    isolate: false,
  },
})
