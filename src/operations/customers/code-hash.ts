import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { CODE_DIGITS } from '#domain/customers/sign-in-code.ts'

const derive = promisify(scrypt)

/** A new random code. */
export function createCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

export type CodeOwner = { siteId: string; phone: string }

/**
 * What is stored of a code: a slow hash with a salt, because a million codes are quickly tried (OWASP ASVS 6.5.2). It
 * takes about 50 ms in Node's thread pool.
 */
export async function hashCode(code: string, owner: CodeOwner): Promise<{ salt: string; codeHash: string }> {
  const salt = randomBytes(16).toString('base64url')
  return { salt, codeHash: (await hash(code, owner, salt)).toString('base64url') }
}

/** Compares in constant time. */
export async function isCode(
  code: string,
  owner: CodeOwner,
  { salt, codeHash }: { salt: string; codeHash: string },
): Promise<boolean> {
  const [given, stored] = [await hash(code, owner, salt), Buffer.from(codeHash, 'base64url')]
  return given.length === stored.length && timingSafeEqual(given, stored)
}

async function hash(code: string, { siteId, phone }: CodeOwner, salt: string): Promise<Buffer> {
  const derived = await derive(JSON.stringify([siteId, phone, code]), salt, 32)
  if (!Buffer.isBuffer(derived)) throw new Error('scrypt returned no bytes')
  return derived
}
