import { describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { deploymentFaults } from './deployment-faults.ts'

const safe = {
  BASE_DOMAINS: 'sites.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN: 'k3vPz8Qm1LwT7xRb',
  SECURITY_CONTACT: 'security@sites.example.com',
  SMTP_URL: 'smtps://leads:h7Gq2vXw9@mail.example.com',
  MAIL_FROM: 'leads@sites.example.com',
  SMS_URL: 'https://AC1:token@api.twilio.com/?from=+61491570156',
}

describe('OPS-05 a deployment', () => {
  test('that is safe has neither faults nor notes', () => {
    expect(report({})).toEqual({ faults: [], notes: [] })
  })

  test.each([
    [{ DEMO: '1' }, /^DEMO is 1/],
    [{ TRUSTED_PROXIES: '' }, /^TRUSTED_PROXIES is empty/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES includes every address/],
    [{ BASE_DOMAINS: 'localhost' }, /^BASE_DOMAINS names this machine/],
    [{ ADMISSION: '0' }, /^ADMISSION is 0/],
    [{ DATABASE_URL: 'postgres://app:h7Gq2vXw9@10.1.2.3/forecourt' }, /^DATABASE_URL .* without TLS/],
    [{ DATABASE_URL: 'postgres://app:postgres@127.0.0.1/forecourt' }, /^DATABASE_URL has a secret/],
    [{ SMTP_URL: 'smtp://leads:h7Gq2vXw9@mail.example.com:587' }, /^SMTP_URL sends a password/],
    [{ STRIPE_KEYS: 'harbour=sk_test_12345678:whsec_k3vPz8Qm1LwT' }, /^STRIPE_KEYS has a test key/],
    [{ METRICS_TOKEN: 'changeme-changeme' }, /^METRICS_TOKEN has a secret that is easy to guess/],
    [{ METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' }, /^METRICS_TOKEN has a secret that is easy to guess/],
    [{ WEBHOOK_SECRETS: 'https://crm.example/=my-secret-for-the-crm' }, /^WEBHOOK_SECRETS has a secret/],
  ])('with %o', (settings, fault) => {
    expect(report(settings).faults).toEqual([expect.stringMatching(fault)])
  })

  test.each([
    'postgres://app:h7Gq2vXw9@127.0.0.1/forecourt?host=10.1.2.3',
    'postgres://app:h7Gq2vXw9@127.example.com/forecourt',
    'postgres://app:h7Gq2vXw9@db.example.com/forecourt?sslmode=require&ssl=0&sslmode=disable',
    'postgres:///forecourt?host=db.example.com',
  ])('may not use the unencrypted database %s', (DATABASE_URL) => {
    expect(report({ DATABASE_URL }).faults).toEqual([expect.stringMatching(/^DATABASE_URL .* without TLS/)])
  })

  test('may not send a password to a mail server on another machine whose name begins like an address of this one', () => {
    const SMTP_URL = 'smtp://leads:h7Gq2vXw9@127.example.com:587'
    expect(report({ SMTP_URL }).faults).toEqual([expect.stringMatching(/^SMTP_URL sends a password/)])
  })

  test.each([
    'postgres://app:h7Gq2vXw9@10.1.2.3/forecourt?sslmode=verify-full',
    'postgres://app:h7Gq2vXw9@10.1.2.3/forecourt?ssl=true',
    'postgres://app:h7Gq2vXw9@localhost/forecourt',
    'postgres://app:h7Gq2vXw9@127.0.0.2/forecourt',
    'postgres://app:h7Gq2vXw9@[::1]/forecourt',
    'postgres:///forecourt?host=/run/postgresql',
    'postgres://app:h7Gq2vXw9@%2Frun%2Fpostgresql/forecourt',
  ])('may use the database %s', (DATABASE_URL) => {
    expect(report({ DATABASE_URL }).faults).toEqual([])
  })

  test.each([
    { DATABASE_URL: 'postgres://app:h7Gq%2vXw9@127.0.0.1/forecourt' },
    { SMTP_URL: 'smtps://leads:h7Gq%2vXw9@mail.example.com' },
  ])('may have a password with a percent sign that its driver takes as it is, as in %j', (settings) => {
    expect(report(settings).faults).toEqual([])
  })

  test('is not run as root', () => {
    expect(report({}, { isRoot: true }).faults).toEqual([expect.stringMatching(/runs as root/)])
  })

  test('without mail, texts, a contact, metrics or a page cache is noted', () => {
    const bare = { SMTP_URL: '', MAIL_FROM: '', SMS_URL: '', SECURITY_CONTACT: '', METRICS_TOKEN: '' }
    expect(report({ ...bare, PAGE_CACHE_MB: '0', LOG_LEVEL: 'debug' })).toMatchObject({
      faults: [],
      notes: { length: 6 },
    })
  })

  test.each([
    ['127.0.0.1', /nobody may read \/metrics, because this machine is in TRUSTED_PROXIES/],
    ['10.0.0.0/8,127.0.0.0/8', /nobody may read \/metrics/],
    ['10.0.0.5', /only this machine may read \/metrics/],
  ])('with the proxy %s and no token is told who may read the metrics', (TRUSTED_PROXIES, note) => {
    expect(report({ TRUSTED_PROXIES, METRICS_TOKEN: '' }).notes).toEqual([expect.stringMatching(note)])
  })

  test.each([
    [{ CDN_SECONDS: '2' }, 0],
    [{ CDN_SECONDS: '60' }, 1],
    [{ CDN_SECONDS: '2', PAGE_CACHE_MB: '0' }, 2],
  ])('with %j has %i notes about the CDN', (settings, notes) => {
    const withoutIt = report({}).notes
    expect(report(settings).notes).toHaveLength(withoutIt.length + notes)
  })

  test('is never told a secret', () => {
    const { faults, notes } = report({
      METRICS_TOKEN: 'changeme-changeme',
      WEBHOOK_SECRETS: 'https://crm.example/=my-secret-for-the-crm',
    })
    expect([...faults, ...notes].join()).not.toMatch(/changeme|my-secret/)
  })
})

function report(settings: Record<string, string>, { isRoot = false } = {}) {
  const reading = readEnv({ ...safe, ...settings })
  if (reading.outcome === 'refused') throw new Error(reading.problems.join())
  return deploymentFaults(reading.env, { isRoot })
}
