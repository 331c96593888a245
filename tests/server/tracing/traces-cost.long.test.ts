import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { rawRequest } from '../../support/server/raw-request.ts'
import { until } from '../../support/server/until.ts'
import { collectorStandIn } from '../../support/tracing/collector-stand-in.ts'
import { tracedServer } from '../../support/tracing/traced-server.ts'

/** More than a batch, so that sending begins while pages are answered. */
const REQUESTS = 600

test('OPS-03 a collector that hangs delays neither a page nor the end', async () => {
  const collector = await collectorStandIn({ hangs: true })
  const server = await tracedServer({ settings: { endpoint: collector.endpoint } })

  const medianMs = await medianOf(server)
  const stopMs = await timeOf(server.stop)

  expect(collector.bodies.length).toBeGreaterThan(0)
  expect(medianMs).toBeLessThan(50)
  expect(stopMs).toBeLessThan(3000)
})

test('OPS-03 a collector that is away is logged once, and delays neither a page nor the end', async () => {
  const server = await tracedServer({ settings: { endpoint: 'http://127.0.0.1:1' } })

  const medianMs = await medianOf(server)
  const stopMs = await timeOf(server.stop)

  await until(() => server.lines.some(isAboutCollector))
  expect(server.lines.filter(isAboutCollector)).toHaveLength(1)
  expect(medianMs).toBeLessThan(50)
  expect(stopMs).toBeLessThan(3000)
})

test('OPS-03 without the variable, nothing of it is loaded', async () => {
  const program = join(import.meta.dirname, '../../support/tracing/loaded-packages.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  const loaded = JSON.parse(stdout) as { without: number; with: number }

  expect(loaded.without).toBe(0)
  expect(loaded.with).toBeGreaterThan(50)
})

async function medianOf({ ask }: Awaited<ReturnType<typeof tracedServer>>) {
  const times: number[] = []
  for (let nth = 0; nth < REQUESTS; nth++) {
    times.push(
      await timeOf(async () => {
        expect((await ask(rawRequest())).status).toBe(200)
      }),
    )
  }
  return times.toSorted((a, b) => a - b)[REQUESTS / 2] ?? Infinity
}

async function timeOf(work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function isAboutCollector({ msg }: { msg: string }) {
  return msg === 'The collector does not take traces'
}
