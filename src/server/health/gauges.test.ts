import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { gauges } from './gauges.ts'

test('OPS-03 figures that don’t come hold up no other metric, and are asked for once', async () => {
  const registry = new Registry()
  let questions = 0
  const hanging = () => {
    questions += 1
    return new Promise<never>(() => {})
  }
  const leads = { name: 'leads', help: 'Leads.', labels: [], values: () => [] }
  gauges(registry, hanging, [leads, { ...leads, name: 'jobs' }], 1)
  gauges(registry, () => Promise.resolve([3]), [{ ...leads, name: 'sites', values: (n) => [[{}, n]] }])

  expect(await registry.metrics()).toContain('sites 3')
  await registry.metrics()
  expect(questions).toBe(1)
})
