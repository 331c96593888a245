import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownCookies } from '#domain/shared/own-cookies.ts'
import { createMetrics } from '#server/health/metrics.ts'

const inDeploy = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

test.each([
  ['alert rules', 'alerts.yml', /^\s+expr: (?:\|\n((?:\s{10,}.*\n)+)|(.*))/gm],
  ['dashboard', 'grafana-dashboard.json', /"expr": "(.*)",?\n/g],
])('OPS-06 the %s name metrics that the server has', async (_what, file, expressions) => {
  const all = [...inDeploy(file).matchAll(expressions)].map(([, one = '', other = '']) => one || other)
  const used = new Set(all.flatMap(metricsIn))
  expect(used.size).toBeGreaterThan(5)

  const known = await metricsOfServer()
  expect([...used].filter((name) => !known.has(name))).toEqual([])
})

test('OPS-06 each alert rule has a test', () => {
  const named = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name).toSorted()
  const rules = named(inDeploy('alerts.yml'), /- alert: (\w+)/g)

  expect([...new Set(named(inDeploy('alerts.test.yml'), /alertname: (\w+)/g))]).toEqual(rules)
})

test('OPS-05 the guide names every cookie that goes past a CDN', () => {
  const guide = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8')
  expect(ownCookies.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

function metricsIn(expression: string) {
  const withoutTexts = expression.replaceAll(/\\?"[^"]*"/g, '').replaceAll(/by \([^)]*\)/g, '')
  return withoutTexts.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []
}

async function metricsOfServer() {
  const metrics = createMetrics()
  metrics.watchQueue(() => ({ active: 0, waiting: 0 }))
  metrics.watchPageCache(() => ({ pages: 0, bytes: 0 }))
  metrics.watchOutbox(() => Promise.resolve([]))
  metrics.watchCodes(() => Promise.resolve([]))
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)]
  return new Set(
    names.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}
