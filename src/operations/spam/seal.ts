import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a site's key is used for; what was sealed for one thing does not open for another. */
type Purpose = 'form opened' | 'lead accepted' | 'lead sent' | 'booking request'

/** Marks what we hand to a visitor's browser, so that we know it again when it comes back. */
export type Seal = {
  close(purpose: Purpose, text: string): Promise<string>
  /** The text, or `null` when this site did not seal it for this. */
  open(purpose: Purpose, sealed: string): Promise<string | null>
  /** A secret of this site for a captcha's own signatures. */
  captchaKey(): Promise<string>
}

/** The site's key is asked for once, and again only when it could not be had. */
export function sealWith(keyOf: () => Promise<string>): Seal {
  let known: Promise<string> | undefined
  const key = () =>
    (known ??= keyOf().catch((error: unknown) => {
      known = undefined
      throw error
    }))

  return {
    async close(purpose, text) {
      return `${Buffer.from(text).toString('base64url')}.${markOf(await key(), purpose, text)}`
    },
    async open(purpose, sealed) {
      const [coded = '', mark = ''] = sealed.split('.')
      const text = Buffer.from(coded, 'base64url').toString()
      return isSame(mark, markOf(await key(), purpose, text)) ? text : null
    },
    captchaKey: async () => markOf(await key(), 'captcha', ''),
  }
}

const MARK_BYTES = 16

function markOf(key: string, purpose: string, text: string) {
  const mark = createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest()
  return mark.subarray(0, MARK_BYTES).toString('base64url')
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
