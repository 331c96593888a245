import { z } from 'zod'

/** The address of another system that is told keys or customers, written in one way. */
export function safeAddress(mistake: string) {
  return z
    .url({ error: mistake, abort: true })
    .refine(
      (address) => isSafeAddress(new URL(address)),
      'use an https:// address, or an http:// one of this machine',
    )
    .overwrite((address) => new URL(address).href.replace(/\/+$/, ''))
}

/** Only over an encrypted connection does what nobody else may read leave this machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && onThisMachine.test(hostname))
}

const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
