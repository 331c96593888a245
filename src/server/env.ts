import { resolve } from 'node:path'
import type { Smtp } from '#integrations/email/smtp-email.ts'
import type { SmsGateway } from '#integrations/sms/twilio-sms.ts'
import type { WebhookSecret } from '#integrations/webhooks/signed-webhooks.ts'
import { type logLevels, variables } from './config/env-variables.ts'

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
  /** Whether those proxies may also say which host was asked, and with it which dealer answers. */
  trustForwardedHost: boolean
  /** How many pages and calls one address may ask for in a minute. */
  readsPerMinute: number
  /** Whether pages wait for their turn; off only to measure what that is good for. */
  admission: boolean
  /** Where to report a weakness, as addresses of `/.well-known/security.txt`; none, and there is no such file. */
  securityContacts: string[]
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
  const read = variables.safeParse(given)
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
      trustForwardedHost: data.TRUST_FORWARDED_HOST === '1',
      readsPerMinute: data.READS_PER_MINUTE,
      admission: data.ADMISSION === '1',
      securityContacts: data.SECURITY_CONTACT,
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
