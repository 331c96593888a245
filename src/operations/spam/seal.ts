import { createHmac, timingSafeEqual } from 'node:crypto'

/** The purposes of a site's key. A text that is sealed for one doesn't open for another. */
type Purpose =
  | 'form opened'
  | 'lead accepted'
  | 'lead sent'
  | 'booking request'
  | 'session'
  | 'stop alerts'
  | 'confirm email'
  | 'hold'
  | 'queue'
  | 'purchase'
  | 'payment'
  | 'lead images'
  | 'trade-in'
  | 'content preview'

/** Signs text that we hand to a visitor's browser, so that we can verify it when it comes back. */
export type Seal = {
  close(purpose: Purpose, text: string): Promise<string>
  /** The text, or `null` when this site did not seal it for this purpose. */
  open(purpose: Purpose, sealed: string): Promise<string | null>
  /** A keyed hash, to recognise a text again without storing it. */
  mark(text: string): Promise<string>
  /** A secret of this site for the captcha's own signatures. */
  captchaKey(): Promise<string>
}

/** Loads the site's key once, and again only after a failure. */
export function sealWith(keyOf: () => Promise<string>): Seal {
  let loading: Promise<string> | undefined
  const key = () =>
    (loading ??= keyOf().catch((error: unknown) => {
      loading = undefined
      throw error
    }))

  return {
    async close(purpose, text) {
      return `${Buffer.from(text).toString('base64url')}.${signature(await key(), purpose, text)}`
    },
    async open(purpose, sealed) {
      const [coded = '', given = ''] = sealed.split('.')
      const text = Buffer.from(coded, 'base64url').toString()
      return isSame(given, signature(await key(), purpose, text)) ? text : null
    },
    mark: async (text) => signature(await key(), 'mark', text),
    captchaKey: async () => signature(await key(), 'captcha', ''),
  }
}

const SIGNATURE_BYTES = 16

function signature(key: string, purpose: string, text: string) {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest()
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url')
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
