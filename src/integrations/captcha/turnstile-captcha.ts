import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Captcha, ProofCheck } from './port.ts'

const ASK = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const PATIENCE_MS = 5000
/** Longer than the five minutes for which a token is valid. */
const REMEMBERED_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 2048

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

type Parts = { siteKey: string; secret: string; fetchAnswer?: typeof fetch }

/** Cloudflare Turnstile. While it is unavailable every visitor is accepted, because there are other defences. */
export function turnstileCaptcha({ siteKey, secret, fetchAnswer = fetch }: Parts): Captcha {
  return {
    task: () => Promise.resolve({ kind: 'turnstile', siteKey }),

    idOf: (token) =>
      token.length > MAX_TOKEN_LENGTH
        ? null
        : `turnstile ${createHash('sha256').update(token).digest('base64url')}`,

    async check(token, now): Promise<ProofCheck> {
      const answer = await fetchAnswer(ASK, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
        .then((response) => response.json())
        .catch(() => null)
      const read = Answer.safeParse(answer)
      if (!read.success) return { result: 'unknown' }
      return read.data.success
        ? { result: 'good', until: new Date(now.getTime() + REMEMBERED_MS) }
        : { result: resultOf(read.data['error-codes']) }
    },
  }
}

/** Errors of our secret or of Cloudflare’s service must not count against the visitor. */
function resultOf(codes: string[]) {
  if (codes.includes('timeout-or-duplicate')) return 'expired'
  return codes.includes('invalid-input-response') ? 'false' : 'unknown'
}
