import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ownCookies } from '#domain/shared/own-cookies.ts'
import { deploymentFaults } from '#server/deployment/deployment-faults.ts'
import { readEnv } from '#server/env.ts'
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

test('OPS-03 pages, their data and the API have alerts, and so do a process and a database that are down', () => {
  const rules = inDeploy('alerts.yml')
  expect(rules.match(/kind=~"page\|data\|api"/g)).toHaveLength(3)
  expect(rules).toContain('expr: up{job="forecourt"} == 0')
  expect(rules).toContain('database_up')
  expect(inDeploy('prometheus.yml')).toContain('job_name: forecourt')
})

test('OPS-03 the dashboard compares pages from the cache with requests of the same kind', () => {
  const share = /"expr": "(.*pages_from_cache_total.*)"/.exec(inDeploy('grafana-dashboard.json'))?.[1]
  expect(share?.match(/sum by \(kind\)/g)).toHaveLength(2)
})

test('OPS-03 feeds and payments have a panel and an alert', () => {
  for (const name of [
    'feed_applied_seconds',
    'feed_refused',
    'payments_oldest_seconds',
    'payment_differences',
  ])
    expect(inDeploy('alerts.yml')).toContain(name)
  for (const name of ['feed_applied_seconds', 'feed_rows', 'payments_by_state', 'payment_differences'])
    expect(inDeploy('grafana-dashboard.json')).toContain(name)
})

test('OPS-05 the proxy passes on the visitor’s address alone, and nothing that a visitor wrote into headers that are believed', () => {
  const lines = inDeploy('nginx.conf')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
  const headers = lines.flatMap((line) => [...line.matchAll(/^( *)proxy_set_header (\S+) (.*);/g)])
  // Once for the whole server: a location with a header of its own would lose all of them.
  expect(headers.map(([, indent]) => indent)).toEqual(headers.map(() => '  '))
  expect(Object.fromEntries(headers.map(([, , name, value]) => [name, value]))).toEqual({
    Connection: '""',
    Host: '$host',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Proto': '$scheme',
    'X-Forwarded-Host': '""',
    Traceparent: '""',
    Tracestate: '""',
  })
})

test('OPS-01 the services start at boot, from a release that was built, with the settings that commands use', () => {
  const commandLine = inDeploy('forecourt.sh')
  for (const unit of ['forecourt.service', 'forecourt@.service']) {
    const text = inDeploy(unit)
    expect(text).toContain('WantedBy=multi-user.target')
    // npm would stand between systemd and the server, and has no home to write to.
    for (const [, program] of text.matchAll(/^ExecStart(?:Pre)?=\/usr\/bin\/node (\S+)/gm))
      expect(existsSync(new URL(`../${program}`, import.meta.url))).toBe(true)
    expect(text).toContain('ExecStart=/usr/bin/node bootstrap/serve.mjs\n')
    // A setting beside the file would be missing from commands.
    expect([...text.matchAll(/^Environment=(.*)$/gm)].map(([, set]) => set)).toEqual(
      unit.includes('@') ? ['PORT=%i'] : [],
    )
    for (const name of ['WorkingDirectory', 'EnvironmentFile', 'StateDirectory', 'StateDirectoryMode'])
      expect(commandLine).toContain(new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? name)
  }
})

test('OPS-04 a stop reaches the server before its database, and a start is tried for as long as the database is away', () => {
  for (const unit of ['forecourt.service', 'forecourt@.service']) {
    const text = inDeploy(unit)
    const [beforeService = '', service = ''] = text.split('[Service]')
    expect(beforeService).toContain('\nStartLimitIntervalSec=0\n')
    for (const line of ['KillMode=mixed', 'Restart=always', 'RestartSec=5'])
      expect(service).toContain(`\n${line}\n`)
  }
})

test('OPS-01 the account and the folders of the service are in the guide', () => {
  const guide = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8')
  for (const unit of ['forecourt.service', 'forecourt@.service']) {
    const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(inDeploy(unit))?.[1]
    expect(guide).toMatch(new RegExp(`^useradd --system .* ${of('User')}$`, 'm'))
    expect(guide).toMatch(new RegExp(`^mkdir -p ${dirname(of('WorkingDirectory') ?? '')}/releases$`, 'm'))
    expect(parseEnv(inDeploy('forecourt.env'))['DATA_DIR']).toBe(`/var/lib/${of('StateDirectory')}`)
  }
})

test('OPS-05 systemd, Docker and Node read the example of the settings alike', () => {
  const text = inDeploy('forecourt.env').replaceAll(/^# (?=[A-Z_]+=)/gm, '')
  const settings = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line))
  expect(settings.length).toBeGreaterThan(7)

  // Docker takes everything after the first equals sign as it is.
  const byDocker = settings.map((line): [string, string] => {
    const at = line.indexOf('=')
    return [line.slice(0, at), line.slice(at + 1)]
  })
  expect(parseEnv(text)).toEqual(Object.fromEntries(byDocker))
  // systemd takes off blanks, quotes and backslashes.
  for (const [, value] of byDocker) expect(value).toMatch(/^[^\s'"`#\\](?:[^'"`#\\]*[^\s'"`#\\])?$/)
})

test('OPS-05 the example of the settings is safe for the public, and names only settings that exist', () => {
  const text = inDeploy('forecourt.env')
  const reading = readEnv(parseEnv(text))
  const report =
    reading.outcome === 'valid'
      ? deploymentFaults(reading.env, { isRoot: false })
      : { faults: reading.problems }
  expect(report.faults).toEqual([])

  const guide = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const named = [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(7)
  expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
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
  metrics.watchDatabase(() => Promise.resolve())
  metrics.watchQueue(() => ({ active: 0, waiting: 0, outside: 0 }))
  metrics.watchPageCache(() => ({ pages: 0, bytes: 0 }))
  metrics.watchOutbox(() => Promise.resolve([]))
  metrics.watchCodes(() => Promise.resolve([]))
  metrics.watchFeeds(() => Promise.resolve([]))
  metrics.watchPayments(
    () => Promise.resolve([]),
    () => Promise.resolve([]),
  )
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)]
  return new Set(
    names.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}
