import { randomBytes } from 'node:crypto'
import { RETRY_AFTER_SECONDS } from '../admission/queue-limits.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { allowedMethods } from '../responses/request-refusal.ts'

type RefusalFacts = { isHttps?: boolean; pageNonce?: string }

/** The headers of a response to a request that the app never sees. */
export function refusalHeaders(
  status: number,
  { isHttps = false, pageNonce }: RefusalFacts = {},
): Record<string, string> {
  return {
    ...securityHeaders({ nonce: pageNonce ?? newNonce(), isHttps, isPage: pageNonce !== undefined }),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 405 && { allow: allowedMethods.join(', ') }),
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    connection: 'close',
  }
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}
