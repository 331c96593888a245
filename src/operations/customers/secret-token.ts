import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** A new secret for one browser: 256 random bits. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. So many random bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}
