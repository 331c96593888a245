import { connectionSettings } from '../config/connection-settings.ts'
import type { Env } from '../env.ts'

/** The variables whose secret is short, repeats itself, or is a placeholder from some document. */
export function weakSecrets(env: Env): string[] {
  const secrets: Record<string, readonly string[]> = {
    METRICS_TOKEN: env.metricsToken === null ? [] : [env.metricsToken],
    WEBHOOK_SECRETS: env.webhookSecrets.map(({ secret }) => secret),
    STRIPE_KEYS: [...env.stripeKeys.values()].flatMap(({ webhookSecrets }) => webhookSecrets),
    DATABASE_URL: env.databaseUrl === null ? [] : sent(connectionSettings(env.databaseUrl).password),
    SMTP_URL: env.smtp === null ? [] : sent(mailPassword(env.smtp.url)),
  }
  return Object.entries(secrets).flatMap(([name, values]) => (values.some(isWeak) ? [name] : []))
}

/** A password that someone else issued may be shorter than one of ours. */
const MIN_LENGTH = 8
const MIN_DIFFERENT = 5
const placeholder =
  /change.?me|example|password|passwort|secret|default|placeholder|postgres|admin|forecourt|qwerty|123456/i

function isWeak(value: string) {
  const secret = value.replace(/^whsec_/, '')
  return secret.length < MIN_LENGTH || new Set(secret).size < MIN_DIFFERENT || placeholder.test(secret)
}

/** None means that no password is sent, as on a socket that trusts its owner. */
function sent(password: string) {
  return password === '' ? [] : [password]
}

/** Like the mailer, which takes a password as it is where it can’t be unescaped. */
function mailPassword(address: string) {
  const password = URL.parse(address)?.password ?? ''
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}
