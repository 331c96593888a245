import { isIPv4 } from 'node:net'
import { connectionSettings } from '../config/connection-settings.ts'
import type { Env } from '../env.ts'
import { addressCheck } from '../middleware/visitor-request.ts'
import { weakSecrets } from './weak-secrets.ts'

export type DeploymentReport = {
  /** What makes it unsafe to serve the public. */
  faults: string[]
  /** What works, but probably isn’t meant. */
  notes: string[]
}

/** Checks the operator’s settings for serving the public. No text repeats a value, which may be a secret. */
export function deploymentFaults(env: Env, { isRoot }: { isRoot: boolean }): DeploymentReport {
  return {
    faults: stated([
      [env.demo, 'DEMO is 1: the demo’s dealers are served, and its sandboxes take no real payment.'],
      [
        env.trustedProxies.length === 0,
        'TRUSTED_PROXIES is empty: visitors need a proxy with TLS. If it isn’t listed, all visitors share one rate limit, and if it runs on this machine, they can read /metrics.',
      ],
      [
        env.trustedProxies.some((proxy) => proxy.endsWith('/0')),
        'TRUSTED_PROXIES includes every address, so visitors can choose the address that is counted.',
      ],
      [
        env.baseDomains.some(isLocalName),
        'BASE_DOMAINS names this machine. Name the domain that your sites are under.',
      ],
      [!env.admission, 'ADMISSION is 0, so a crowd can make every page slow.'],
      [isRoot, 'The process runs as root. Give it an account of its own.'],
      [
        env.databaseUrl !== null && isOpenConnection(env.databaseUrl),
        'DATABASE_URL leads to another machine without TLS. Add sslmode=verify-full',
      ],
      [
        env.smtp !== null && isPlainMail(env.smtp.url),
        'SMTP_URL sends a password to another machine without insisting on TLS. Use smtps:// or add requireTLS=true',
      ],
      [
        [...env.stripeKeys.values()].some(({ key }) => key.includes('_test_')),
        'STRIPE_KEYS has a test key, so customers would reserve without paying.',
      ],
      ...weakSecrets(env).map((name): Finding => [true, `${name} has a secret that is easy to guess.`]),
    ]),
    notes: stated([
      [env.smtp === null, 'SMTP_URL is not set: emails to dealers and customers wait.'],
      [env.smsGateway === null, 'SMS_URL is not set: customers can’t sign in by text message.'],
      [
        env.securityContacts.length === 0,
        'SECURITY_CONTACT is not set: there is no /.well-known/security.txt.',
      ],
      [
        env.metricsToken === null,
        isThisMachine(env.trustedProxies)
          ? 'METRICS_TOKEN is not set: nobody may read /metrics, because this machine is in TRUSTED_PROXIES.'
          : 'METRICS_TOKEN is not set: only this machine may read /metrics.',
      ],
      [env.pageCacheBytes === 0, 'PAGE_CACHE_MB is 0: every page is rendered for each visitor.'],
      [
        env.cdnSeconds !== null && env.pageCacheBytes === 0,
        'CDN_SECONDS has no effect without PAGE_CACHE_MB.',
      ],
      [
        env.cdnSeconds !== null && env.cdnSeconds > 2,
        'CDN_SECONDS is more than 2: a CDN shows old prices for longer, unless you purge it.',
      ],
      [
        env.logLevel === 'debug' || env.logLevel === 'trace',
        'LOG_LEVEL writes a line for every file that is served.',
      ],
      [
        env.trustForwardedHost && env.trustedProxies.length === 0,
        'TRUST_FORWARDED_HOST has no effect without TRUSTED_PROXIES.',
      ],
    ]),
  }
}

type Finding = [isSo: boolean, text: string]

function stated(findings: Finding[]) {
  return findings.flatMap(([isSo, text]) => (isSo ? [text] : []))
}

/** Requests from a proxy on this machine may be anyone’s. */
function isThisMachine(proxies: readonly string[]) {
  const isProxy = addressCheck(proxies)
  return isProxy('127.0.0.1') || isProxy('::1')
}

function isLocalName(domain: string) {
  return domain === 'localhost' || domain.endsWith('.localhost') || !domain.includes('.')
}

function isOpenConnection(address: string) {
  const { host, isEncrypted } = connectionSettings(address)
  const isSocket = host.startsWith('/')
  return !isEncrypted && !isSocket && !isLoopback(host)
}

function isPlainMail(address: string) {
  const { protocol, hostname, username, searchParams } = new URL(address)
  const isEncrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  return !isEncrypted && username !== '' && !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))
}

/** A name that begins with “127.” may be anyone’s. */
function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
