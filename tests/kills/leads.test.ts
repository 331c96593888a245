import { expect, test, vi } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { killUnderLoad, type LeadServer } from '../support/server/kill-under-load.ts'
import { startProcess } from '../support/server/processes.ts'
import { isShortRun } from '../support/weight.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 240_000 })

const KILLS = isShortRun ? 2 : 4

/** `npm run prove:leads` does the same to the built server, a hundred times. */
test('LEAD-08 kill -9 under load loses no acknowledged lead, and each arrives under one id', async () => {
  const figures = await killUnderLoad({ databaseUrl: testDatabaseUrl(), kills: KILLS, startServer })

  // On a busy machine, a life of the server may be too short for any.
  expect(figures.acknowledged).toBeGreaterThan(0)
  expect(figures.lost).toBe(0)
  expect(figures.deliveries).toBe(figures.leads)
  expect(figures.repeated).toBeLessThan(figures.requests / 2)
})

async function startServer(settings: Record<string, string>): Promise<LeadServer> {
  const { said, kill, stop } = startProcess('server/lead-server.ts', JSON.stringify(settings))
  await until(() => said.length > 0)
  return { port: Number(said[0]), kill, stop }
}
