import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'
import { indexMegabytes } from './index-megabytes.ts'
import { domainNames, listeningHost, port, proxies } from './network-variables.ts'
import { securityContacts } from '../security-txt/security-contacts.ts'
import { READS_PER_MINUTE } from '../rate-limits/requests-per-minute.ts'
import {
  databaseUrl,
  keysByAddress,
  keysBySite,
  secretsBySiteKey,
  smsGateway,
  stripeKeysBySite,
  valuationAccountsBySite,
  webhookSecrets,
} from './secret-variables.ts'
import { tracingVariables } from './tracing-variables.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that an operator may set, with its default. */
export const variables = z
  .object({
    PORT: port.default(3000),
    HOST: listeningHost.default('127.0.0.1'),
    DATA_DIR: z.string().default('./var'),
    IMAGE_CACHE_MB: z
      .string()
      .regex(/^\d{1,7}$/, 'must be a number of megabytes')
      .transform(Number)
      .refine((megabytes) => megabytes >= 64, 'must be at least 64, enough for a few large photos')
      .default(512),
    IMAGE_AVIF: z.enum(['0', '1'], 'must be 1 (photos in AVIF too) or 0 (only in WebP)').default('1'),
    PAGE_CACHE_MB: z
      .string()
      .regex(/^\d{1,6}$/, 'must be a number of megabytes, or 0 for no page cache')
      .transform(Number)
      .default(64),
    CDN_SECONDS: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a number of seconds')
      .transform(Number)
      .refine((seconds) => seconds <= 3600, 'must be at most 3600')
      .default(0),
    SEARCH_INDEX_MB: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a number of megabytes')
      .transform(Number)
      .default(() =>
        indexMegabytes({
          memory: totalmem(),
          limit: process.constrainedMemory(),
          processors: availableParallelism(),
        }),
      ),
    DATABASE_URL: databaseUrl.optional(),
    DEMO: z.enum(['0', '1'], 'must be 1 (with the demo) or 0 (without)').default('0'),
    BASE_DOMAINS: domainNames.default(['localhost']),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    TRUSTED_PROXIES: proxies.default([]),
    READS_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a number of 1 or more')
      .transform(Number)
      .default(READS_PER_MINUTE),
    ADMISSION: z.enum(['0', '1'], 'must be 1 (pages wait for their turn) or 0').default('1'),
    TRUST_FORWARDED_HOST: z
      .enum(['0', '1'], 'must be 1 (a trusted proxy may name the host) or 0')
      .default('0'),
    SECURITY_CONTACT: securityContacts.default([]),
    SEARCH_KEYS: keysByAddress.default([]),
    TURNSTILE_KEYS: secretsBySiteKey.default([]),
    GEOCODING_KEYS: keysBySite.default([]),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example:465',
      })
      .optional(),
    MAIL_FROM: z.email('must be an email address').optional(),
    SMS_URL: smsGateway.optional(),
    WEBHOOK_SECRETS: webhookSecrets.default([]),
    STRIPE_KEYS: stripeKeysBySite.default([]),
    VALUATION_KEYS: valuationAccountsBySite.default([]),
    MARKET_PRICE_KEYS: keysBySite.default([]),
    ...tracingVariables,
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set with SMTP_URL: the sender’s address of emails',
    // Also where other settings are wrong, so that every mistake is reported at once.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'SMTP_URL' || path?.[0] === 'MAIL_FROM'),
  })
