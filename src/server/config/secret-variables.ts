import { z } from 'zod'
import type { StripeKeys } from '#integrations/payments/stripe/stripe-payments.ts'
import type { SmsGateway } from '#integrations/sms/twilio-sms.ts'
import type { ValuationAccount } from '#integrations/valuation/http-valuation.ts'
import type { WebhookSecret } from '#integrations/webhooks/signed-webhooks.ts'
import { connectionSettings } from './connection-settings.ts'
import { isSafeAddress, safeAddress } from '#sites/safe-address.ts'

export const keysByAddress = listOf(
  keyOfAddress,
  'must be https://address=key, with commas between several of them',
)

export const secretsBySiteKey = listOf(
  secretOfSiteKey,
  'must be sitekey=secret, with commas between several of them',
)

export const keysBySite = listOf(secretOfSiteKey, 'must be slug=key, with commas between several sites')

export const webhookSecrets = listOf(
  secretOfAddress,
  'must be https://address=secret with a secret of at least 16 characters, with commas between several of them',
)

export const stripeKeysBySite = listOf(
  stripeKeysOfSite,
  'must be slug=sk_…:whsec_…, with commas between several sites and | between several webhook secrets of one',
)

export const valuationAccountsBySite = listOf(
  valuationAccountOfSite,
  'must be slug=https://address=key, with commas between several sites',
)

export const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgres://user:password@host/database',
  })
  .superRefine((text, context) => {
    try {
      connectionSettings(text)
    } catch (error) {
      context.addIssue(
        error instanceof URIError
          ? 'has an escape that can’t be read: write %25 for each % in its password'
          : 'names a certificate or key that can’t be read',
      )
    }
  })

export const smsGateway = z.string().transform((text, context) => {
  const gateway = smsGatewayOf(text)
  if (gateway) return gateway
  context.addIssue(
    'must be https://account:token@api.twilio.com/?from=+61…, with %25 for each % in the token',
  )
  return z.NEVER
})

function listOf<Pair>(read: (text: string) => Pair | null, mistake: string) {
  return z.string().transform((text, context) => {
    const pairs = text.split(',').map(read)
    if (pairs.every((pair) => pair !== null)) return pairs
    context.addIssue(mistake)
    return z.NEVER
  })
}

function keyOfAddress(text: string): [address: string, key: string] | null {
  const at = text.indexOf('=')
  const address = systemAddress.safeParse(text.slice(0, at).trim())
  const key = text.slice(at + 1).trim()
  return at > 0 && address.success && key !== '' ? [address.data, key] : null
}

const systemAddress = safeAddress('must be an https:// address')

function secretOfSiteKey(text: string): [siteKey: string, secret: string] | null {
  const [siteKey = '', secret = ''] = text.split('=').map((part) => part.trim())
  return siteKey !== '' && secret !== '' ? [siteKey, secret] : null
}

function secretOfAddress(text: string): WebhookSecret | null {
  const [address, secret = ''] = keyOfAddress(text) ?? []
  return address !== undefined && secret.length >= MIN_SECRET_LENGTH ? { address, secret } : null
}

const MIN_SECRET_LENGTH = 16

function stripeKeysOfSite(text: string): [slug: string, keys: StripeKeys] | null {
  const [, slug, key, secrets] = STRIPE_KEYS.exec(text.trim()) ?? []
  if (slug === undefined || key === undefined || secrets === undefined) return null
  return [slug, { key, webhookSecrets: secrets.split('|') }]
}

function valuationAccountOfSite(text: string): [slug: string, account: ValuationAccount] | null {
  const [, slug, rest] = /^([a-z0-9-]+)=(.+)$/.exec(text.trim()) ?? []
  const [address, key] = (rest !== undefined && keyOfAddress(rest)) || []
  return slug !== undefined && address !== undefined && key !== undefined ? [slug, { address, key }] : null
}

/** A secret or restricted key, and the signing secrets of webhooks. A publishable key is no secret and can do nothing. */
const STRIPE_KEYS =
  /^([a-z0-9-]+)=((?:sk|rk)_(?:live|test)_\w{8,}):(whsec_[^\s|:=]{8,}(?:\|whsec_[^\s|:=]{8,})*)$/

function smsGatewayOf(text: string): SmsGateway | null {
  const url = URL.parse(text)
  const from = url?.searchParams.get('from')?.trim()
  const account = unescaped(url?.username)
  const token = unescaped(url?.password)
  // A plus sign in a query stands for a space.
  const sender = /^\d+$/.test(from ?? '') ? `+${from}` : from
  return url && isSafeAddress(url) && sender && account && token
    ? { origin: url.origin, account, token, from: sender }
    : null
}

function unescaped(text = '') {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
