import { z } from 'zod'
import { withoutTrailingSlashes } from '#domain/shared/trailing-slashes.ts'

/** The address of a system that receives keys or customer data, in normalised form. */
export function safeAddress(mistake: string) {
  return z
    .url({ error: mistake, abort: true })
    .refine(
      (address) => isSafeAddress(new URL(address)),
      'use an https:// address, or an http:// address on this machine',
    )
    .overwrite((address) => withoutTrailingSlashes(new URL(address).href))
}

/** Private data may only leave this machine over an encrypted connection. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && onThisMachine.test(hostname))
}

const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
