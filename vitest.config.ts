import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

const postgres = './tests/support/start-postgres.ts'

export default defineConfig({
  test: {
    projects: [
      // Rules and single modules: nothing but themselves.
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'] } },
      // Whatever talks to PostgreSQL, on a real server.
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], globalSetup: [postgres] } },
      // Whole pages through the server's own rendering, on real stores; no browser.
      {
        plugins: [reactRouter()],
        test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], globalSetup: [postgres] },
      },
    ],
  },
})
