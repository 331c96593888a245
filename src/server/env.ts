import { resolve } from 'node:path'
import type { Smtp } from '#integrations/email/smtp-email.ts'
import type { StripeKeys } from '#integrations/payments/stripe/stripe-payments.ts'
import type { ValuationAccount } from '#integrations/valuation/http-valuation.ts'
import type { SmsGateway } from '#integrations/sms/twilio-sms.ts'
import type { WebhookSecret } from '#integrations/webhooks/signed-webhooks.ts'
import { type logLevels, variables } from './config/env-variables.ts'
import type { TracingSettings } from './config/tracing-variables.ts'

/** The operator’s settings for this process. */
export type Env = {
  port: number
  host: string
  /** The folder of the embedded database and stored files. */
  dataDir: string
  /** How much disk space cached pictures may take. */
  imageCacheBytes: number
  makesAvif: boolean
  /** How much memory pages that many visitors get may take. 0 is no page cache. */
  pageCacheBytes: number
  /** How long a CDN may keep pages that many visitors get. `null` where none may. */
  cdnSeconds: number | null
  searchIndexBytes: number
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null
  /** Whether this is a demo, with invented dealers and sandboxes. */
  demo: boolean
  /** A site’s address is `{slug}.{base domain}`. We print the first one. */
  baseDomains: [string, ...string[]]
  logLevel: (typeof logLevels)[number]
  /** Lets a collector read /metrics. Without one, only this machine may, and only if it is not a proxy itself. */
  metricsToken: string | null
  /** Addresses of the proxies that we trust to name the visitor. */
  trustedProxies: string[]
  /** Whether those proxies may also name the host, which selects the dealer. */
  trustForwardedHost: boolean
  /** How many pages and API calls one address may request per minute. */
  readsPerMinute: number
  /** Whether pages wait for their turn. Off only to measure the effect. */
  admission: boolean
  /** Where to report a vulnerability, as shown in `/.well-known/security.txt`. If empty, there is no such file. */
  securityContacts: string[]
  /** The keys of search servers, by address. A site can only name a server that is among them. */
  searchKeys: ReadonlyMap<string, string>
  /** The secrets of Cloudflare Turnstile, by site key. */
  turnstileSecrets: ReadonlyMap<string, string>
  /** The keys of Google’s geocoding service, by the site’s slug. */
  geocodingKeys: ReadonlyMap<string, string>
  /** The mail server and the sender’s address. Without it emails wait, or stay in the demo’s sandbox. */
  smtp: Smtp | null
  /** The gateway for text messages. */
  smsGateway: SmsGateway | null
  /** The signing secrets of webhooks, by address. A site can only name an address that is under one of them. */
  webhookSecrets: WebhookSecret[]
  /** The dealers’ accounts at Stripe, by the site’s slug. */
  stripeKeys: ReadonlyMap<string, StripeKeys>
  /** The dealers’ accounts at a valuation provider, by the site’s slug. */
  valuationAccounts: ReadonlyMap<string, ValuationAccount>
  /** The dealers’ keys of AutoGrab, which estimates market prices, by the site’s slug. */
  marketPriceKeys: ReadonlyMap<string, string>
  /** Where to send traces. `null` for none, and no code for them is loaded then. */
  tracing: TracingSettings | null
}

type EnvReading = { outcome: 'valid'; env: Env } | { outcome: 'refused'; problems: string[] }

/** Reads the settings and reports every mistake at once. It never repeats a value, which may be a secret. */
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
      makesAvif: data.IMAGE_AVIF === '1',
      pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
      cdnSeconds: data.CDN_SECONDS || null,
      searchIndexBytes: data.SEARCH_INDEX_MB * 1024 * 1024,
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
      geocodingKeys: new Map(data.GEOCODING_KEYS),
      smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
      smsGateway: data.SMS_URL ?? null,
      webhookSecrets: data.WEBHOOK_SECRETS,
      stripeKeys: new Map(data.STRIPE_KEYS),
      valuationAccounts: new Map(data.VALUATION_KEYS),
      marketPriceKeys: new Map(data.MARKET_PRICE_KEYS),
      tracing:
        data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : {
              endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
              sampler: data.OTEL_TRACES_SAMPLER,
              ratio: data.OTEL_TRACES_SAMPLER_ARG,
            },
    },
  }
}

/** Reads the settings, or prints what to fix and exits. */
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
