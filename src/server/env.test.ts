import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('OPS-01 without any settings the server listens on this machine only, on an embedded database, with no demo', () => {
  expect(readEnv({})).toEqual({
    outcome: 'valid',
    env: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('var'),
      databaseUrl: null,
      demo: false,
      baseDomains: ['localhost'],
      logLevel: 'info',
      metricsToken: null,
      trustedProxies: [],
      searchKeys: new Map(),
      turnstileSecrets: new Map(),
      imageCacheBytes: 512 * 1024 * 1024,
    },
  })
})

test('OPS-01 every setting is taken over', () => {
  const reading = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/forecourt',
    DATABASE_URL: 'postgres://user:secret@db.example/forecourt',
    DEMO: '1',
    BASE_DOMAINS: 'dealers.example, Cars.example',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-long-secret-token',
    IMAGE_CACHE_MB: '64',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    TURNSTILE_KEYS: '0x4AAA=first, 0x4BBB=second',
    SEARCH_KEYS: 'https://search.example/=a-secret-key==, http://127.0.0.1:7700=another',
  })

  expect(reading).toEqual({
    outcome: 'valid',
    env: {
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/forecourt',
      databaseUrl: 'postgres://user:secret@db.example/forecourt',
      demo: true,
      baseDomains: ['dealers.example', 'cars.example'],
      logLevel: 'warn',
      metricsToken: 'a-long-secret-token',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      searchKeys: new Map([
        ['https://search.example', 'a-secret-key=='],
        ['http://127.0.0.1:7700', 'another'],
      ]),
      turnstileSecrets: new Map([
        ['0x4AAA', 'first'],
        ['0x4BBB', 'second'],
      ]),
      imageCacheBytes: 64 * 1024 * 1024,
    },
  })
})

test('an empty setting counts as none', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', METRICS_TOKEN: '' })).toEqual(readEnv({}))
})

test('OPS-01 every mistake is named at once, and no value is repeated', () => {
  const reading = readEnv({
    PORT: '99999',
    HOST: 'not a host',
    DATABASE_URL: 'mysql://root:hunter2@db/forecourt',
    DEMO: 'yes',
    BASE_DOMAINS: 'https://dealers.example',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'hunter2',
    TRUSTED_PROXIES: '10.0.0.0/33',
    SEARCH_KEYS: 'http://search.example=hunter2',
  })

  expect(reading.outcome).toBe('refused')
  const problems = reading.outcome === 'refused' ? reading.problems : []
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'DATABASE_URL',
    'DEMO',
    'BASE_DOMAINS',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'TRUSTED_PROXIES',
    'SEARCH_KEYS',
  ])
  expect(problems.join()).not.toContain('hunter2')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DEMO', '2'],
  ['BASE_DOMAINS', ','],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', 'fd00::/129'],
  ['SEARCH_KEYS', 'https://search.example'],
  ['TURNSTILE_KEYS', '0x4AAA'],
  ['TURNSTILE_KEYS', '0x4AAA=first,'],
  ['SEARCH_KEYS', 'https://search.example='],
  ['SEARCH_KEYS', 'https://search.example=key,'],
])('%s=%s is refused', (name, value) => {
  expect(readEnv({ [name]: value })).toMatchObject({
    outcome: 'refused',
    problems: [expect.stringContaining(name)],
  })
})
