import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { indexMegabytes } from './config/index-megabytes.ts'
import { readEnv } from './env.ts'

test('OPS-01 without settings the server listens on this machine only, on an embedded database, without the demo', () => {
  const machine = {
    memory: totalmem(),
    limit: process.constrainedMemory(),
    processors: availableParallelism(),
  }
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
      trustForwardedHost: false,
      readsPerMinute: 1200,
      admission: true,
      securityContacts: [],
      searchKeys: new Map(),
      turnstileSecrets: new Map(),
      geocodingKeys: new Map(),
      marketPriceKeys: new Map(),
      smtp: null,
      smsGateway: null,
      webhookSecrets: [],
      stripeKeys: new Map(),
      valuationAccounts: new Map(),
      tracing: null,
      imageCacheBytes: 512 * 1024 * 1024,
      makesAvif: true,
      pageCacheBytes: 64 * 1024 * 1024,
      cdnSeconds: null,
      searchIndexBytes: indexMegabytes(machine) * 1024 * 1024,
    },
  })
})

test('OPS-01 every setting is read', () => {
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
    IMAGE_AVIF: '0',
    PAGE_CACHE_MB: '0',
    CDN_SECONDS: '2',
    SEARCH_INDEX_MB: '512',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    READS_PER_MINUTE: '6000',
    ADMISSION: '0',
    TRUST_FORWARDED_HOST: '1',
    SECURITY_CONTACT: 'security@platform.example, https://platform.example/report',
    TURNSTILE_KEYS: '0x4AAA=first, 0x4BBB=second',
    GEOCODING_KEYS: 'harbour=AIza1',
    MARKET_PRICE_KEYS: 'harbour=sec_1, hills=sec_2',
    SEARCH_KEYS: 'https://search.example/=a-secret-key==, http://127.0.0.1:7700=another',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'leads@platform.example',
    SMS_URL: 'https://AC1:a%2Ftoken@api.twilio.com/?from=+61491570156',
    WEBHOOK_SECRETS:
      'https://crm.example/hooks/=whsec_c2VjcmV0LW9mLXRoZS1jcm0=, https://crm.example/hooks=the-one-before-it',
    VALUATION_KEYS: 'harbour=https://valuations.example/api=a-key==',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    STRIPE_KEYS:
      'harbour=sk_live_51Habcdef:whsec_first0001|whsec_second002, hills=rk_test_51Habcdef:whsec_third0003',
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
      trustForwardedHost: true,
      readsPerMinute: 6000,
      admission: false,
      securityContacts: ['mailto:security@platform.example', 'https://platform.example/report'],
      searchKeys: new Map([
        ['https://search.example', 'a-secret-key=='],
        ['http://127.0.0.1:7700', 'another'],
      ]),
      geocodingKeys: new Map([['harbour', 'AIza1']]),
      marketPriceKeys: new Map([
        ['harbour', 'sec_1'],
        ['hills', 'sec_2'],
      ]),
      turnstileSecrets: new Map([
        ['0x4AAA', 'first'],
        ['0x4BBB', 'second'],
      ]),
      smtp: { url: 'smtps://user:secret@mail.example:465', from: 'leads@platform.example' },
      smsGateway: {
        origin: 'https://api.twilio.com',
        account: 'AC1',
        token: 'a/token',
        from: '+61491570156',
      },
      webhookSecrets: [
        { address: 'https://crm.example/hooks', secret: 'whsec_c2VjcmV0LW9mLXRoZS1jcm0=' },
        { address: 'https://crm.example/hooks', secret: 'the-one-before-it' },
      ],
      stripeKeys: new Map([
        ['harbour', { key: 'sk_live_51Habcdef', webhookSecrets: ['whsec_first0001', 'whsec_second002'] }],
        ['hills', { key: 'rk_test_51Habcdef', webhookSecrets: ['whsec_third0003'] }],
      ]),
      valuationAccounts: new Map([
        ['harbour', { address: 'https://valuations.example/api', key: 'a-key==' }],
      ]),
      tracing: { endpoint: 'http://127.0.0.1:4318', sampler: 'parentbased_traceidratio', ratio: 0.25 },
      imageCacheBytes: 64 * 1024 * 1024,
      makesAvif: false,
      pageCacheBytes: 0,
      cdnSeconds: 2,
      searchIndexBytes: 512 * 1024 * 1024,
    },
  })
})

test('an empty setting counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', METRICS_TOKEN: '' })).toEqual(readEnv({}))
})

test('OPS-01 every mistake is reported at once, without repeating a value', () => {
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
    SMTP_URL: 'https://hunter2@mail.example',
    MAIL_FROM: 'hunter2',
    SMS_URL: 'https://api.twilio.com/?hunter2',
    WEBHOOK_SECRETS: 'https://crm.example=hunter2',
    STRIPE_KEYS: 'harbour=sk_live_hunter2hunter2',
    VALUATION_KEYS: 'harbour=http://valuations.example=hunter2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:hunter2',
    OTEL_TRACES_SAMPLER: 'hunter2',
    OTEL_TRACES_SAMPLER_ARG: 'hunter2',
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
    'SMTP_URL',
    'MAIL_FROM',
    'SMS_URL',
    'WEBHOOK_SECRETS',
    'STRIPE_KEYS',
    'VALUATION_KEYS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ])
  expect(problems.join()).not.toContain('hunter2')
})

test('OPS-01 a mail server without a sender is reported beside other mistakes', () => {
  const reading = readEnv({ PORT: 'abc', SMTP_URL: 'smtp://mail.example:25' })
  const problems = reading.outcome === 'refused' ? reading.problems : []

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'MAIL_FROM'])
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
  ['GEOCODING_KEYS', 'AIza1'],
  ['MARKET_PRICE_KEYS', 'sec_1'],
  ['SEARCH_KEYS', 'https://search.example='],
  ['SEARCH_KEYS', 'https://search.example=key,'],
  ['WEBHOOK_SECRETS', 'http://crm.example=a-secret-that-is-long'],
  ['SMS_URL', 'https://account:token@api.twilio.com'],
  ['SMS_URL', 'https://account:50%off@api.twilio.com/?from=+61491570156'],
  ['DATABASE_URL', 'postgres://app:50%ff@db.example/forecourt'],
  ['DATABASE_URL', 'postgres://app@db.example/forecourt?sslrootcert=/no/such/file'],
  ['STRIPE_KEYS', 'harbour=pk_live_51Habcdef:whsec_first0001'],
  ['VALUATION_KEYS', 'https://valuations.example=key'],
  ['VALUATION_KEYS', 'harbour=https://valuations.example='],
  ['STRIPE_KEYS', 'harbour=sk_live_51Habcdef'],
  ['STRIPE_KEYS', 'harbour=sk_live_51Habcdef:first0001'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://127.0.0.1:4317'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('%s=%s is refused', (name, value) => {
  expect(readEnv({ [name]: value })).toMatchObject({
    outcome: 'refused',
    problems: [expect.stringContaining(name)],
  })
})

test('OPS-01 SMTP_URL requires MAIL_FROM', () => {
  expect(readEnv({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual({
    outcome: 'refused',
    problems: ['MAIL_FROM must be set with SMTP_URL: the sender’s address of emails'],
  })
})
