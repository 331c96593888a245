import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Smtp } from '#integrations/email/smtp-email.ts'
import type { SmsGateway } from '#integrations/sms/twilio-sms.ts'
import type { WebhookSecret } from '#integrations/webhooks/signed-webhooks.ts'
import { searchHost } from '#sites/search-settings.ts'

/** What an operator has decided about this process. */
export type Env = {
  port: number
  host: string
  /** Where the embedded database and stored files live. */
  dataDir: string
  /** How much of the disk pictures may take that can be made again. */
  imageCacheBytes: number
  /** Another PostgreSQL than the embedded one. */
  databaseUrl: string | null
  /** Whether this is a demonstration, with invented dealers and sandboxes. */
  demo: boolean
  /** A site answers at `{slug}.{base domain}`. The first of them is the one we print. */
  baseDomains: [string, ...string[]]
  logLevel: (typeof logLevels)[number]
  /** Lets a collector elsewhere read /metrics; without one they are for this machine only. */
  metricsToken: string | null
  /** Addresses of proxies whose word about the visitor counts. */
  trustedProxies: string[]
  /** The keys of search servers, by address. A site can name no server that is not among them. */
  searchKeys: ReadonlyMap<string, string>
  /** The secrets of Cloudflare Turnstile, by site key. */
  turnstileSecrets: ReadonlyMap<string, string>
  /** The mail server, and the address that mails come from; without it mails wait, or stay in the demo's sandbox. */
  smtp: Smtp | null
  /** The gateway of text messages. */
  smsGateway: SmsGateway | null
  /** What webhooks are signed with, by address. A site can name no address that is not under one of them. */
  webhookSecrets: WebhookSecret[]
}

type EnvReading = { outcome: 'valid'; env: Env } | { outcome: 'refused'; problems: string[] }

/** Reads the settings, and on a mistake names every one that is wrong. A value is never repeated: it may be a secret. */
export function readEnv(source: Record<string, string | undefined> = process.env): EnvReading {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const read = settings.safeParse(given)
  if (!read.success) {
    return {
      outcome: 'refused',
      problems: read.error.issues.map((issue) => `${issue.path.join()} ${issue.message}`),
    }
  }

  const { data } = read
  return {
    outcome: 'valid',
    env: {
      port: data.PORT,
      host: data.HOST,
      dataDir: resolve(data.DATA_DIR),
      imageCacheBytes: data.IMAGE_CACHE_MB * 1024 * 1024,
      databaseUrl: data.DATABASE_URL ?? null,
      demo: data.DEMO === '1',
      baseDomains: data.BASE_DOMAINS,
      logLevel: data.LOG_LEVEL,
      metricsToken: data.METRICS_TOKEN ?? null,
      trustedProxies: data.TRUSTED_PROXIES,
      searchKeys: new Map(data.SEARCH_KEYS),
      turnstileSecrets: new Map(data.TURNSTILE_KEYS),
      smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
      smsGateway: data.SMS_URL ?? null,
      webhookSecrets: data.WEBHOOK_SECRETS,
    },
  }
}

/** The settings, or the end: says on the terminal what has to be put right. */
export function envOrExit(): Env {
  const reading = readEnv()
  if (reading.outcome === 'valid') return reading.env

  const lines = [
    'Forecourt cannot start with these settings:',
    ...reading.problems.map((text) => `  ${text}`),
  ]
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535')

const domainName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z
      .string()
      .refine(
        (host) => isIP(host) > 0 || domainName.test(host),
        'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0',
      )
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('./var'),
    IMAGE_CACHE_MB: z
      .string()
      .regex(/^\d{1,7}$/, 'must be a number of megabytes')
      .transform(Number)
      .refine((megabytes) => megabytes >= 64, 'must be at least 64, the room of a few large photographs')
      .default(512),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host/database',
      })
      .optional(),
    DEMO: z.enum(['0', '1'], 'must be 1 (with the demo) or 0 (without)').default('0'),
    BASE_DOMAINS: z
      .string()
      .transform(listed)
      .refine(isFilled, 'must name at least one domain')
      .refine(
        (names) => names.every((name) => domainName.test(name)),
        'must be domain names, separated by commas',
      )
      .default(['localhost']),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform(listed)
      .refine(
        (proxies) => proxies.every(isAddressOrNetwork),
        'must be addresses or networks such as 10.0.0.0/8, separated by commas',
      )
      .default([]),
    SEARCH_KEYS: z
      .string()
      .transform((text, context) => {
        const pairs = text.split(',').map(keyOfServer)
        if (pairs.every((pair) => pair !== null)) return pairs
        context.addIssue('must be https://address=key, several of them separated by commas')
        return z.NEVER
      })
      .default([]),
    TURNSTILE_KEYS: z
      .string()
      .transform((text, context) => {
        const pairs = text.split(',').map((pair): [string, string] => {
          const [siteKey = '', secret = ''] = pair.split('=').map((part) => part.trim())
          return [siteKey, secret]
        })
        if (pairs.every(([siteKey, secret]) => siteKey !== '' && secret !== '')) return pairs
        context.addIssue('must be sitekey=secret, several of them separated by commas')
        return z.NEVER
      })
      .default([]),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example:465',
      })
      .optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    SMS_URL: z
      .string()
      .transform((text, context) => {
        const gateway = smsGatewayOf(text)
        if (gateway) return gateway
        context.addIssue('must be https://account:token@api.twilio.com/?from=+61…')
        return z.NEVER
      })
      .optional(),
    WEBHOOK_SECRETS: z
      .string()
      .transform((text, context) => {
        const pairs = text.split(',').map(secretOfAddress)
        if (pairs.every((pair) => pair !== null)) return pairs
        context.addIssue(
          'must be https://address=secret with a secret of 16 characters or more, several of them separated by commas',
        )
        return z.NEVER
      })
      .default([]),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set with SMTP_URL: the address that mails come from',
  })

function secretOfAddress(pair: string): WebhookSecret | null {
  const at = pair.indexOf('=')
  const address = searchHost.safeParse(pair.slice(0, at).trim())
  const secret = pair.slice(at + 1).trim()
  return at > 0 && address.success && secret.length >= SHORTEST_SECRET
    ? { address: address.data, secret }
    : null
}

const SHORTEST_SECRET = 16

function smsGatewayOf(text: string): SmsGateway | null {
  const url = URL.parse(text)
  const from = url?.searchParams.get('from')?.trim()
  const account = decodeURIComponent(url?.username ?? '')
  const token = decodeURIComponent(url?.password ?? '')
  // A plus sign in a query means a blank.
  const sender = /^\d+$/.test(from ?? '') ? `+${from}` : from
  const isSafe = url && searchHost.safeParse(url.origin).success
  return isSafe && sender && account && token ? { origin: url.origin, account, token, from: sender } : null
}

function keyOfServer(pair: string): [address: string, key: string] | null {
  const at = pair.indexOf('=')
  const address = searchHost.safeParse(pair.slice(0, at).trim())
  const key = pair.slice(at + 1).trim()
  return at > 0 && address.success && key !== '' ? [address.data, key] : null
}

function listed(text: string) {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
}

function isFilled(names: string[]): names is [string, ...string[]] {
  return names.length > 0
}

function isAddressOrNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    rest.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
