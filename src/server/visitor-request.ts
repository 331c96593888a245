import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { errorAnswer } from './error-answer.ts'
import { isGoodHost } from './request-refusal.ts'
import type { Step } from './server-context.ts'

/**
 * Sees the request as the visitor made it. Behind a proxy that ends TLS, the address we were asked at is not the one in
 * the visitor's browser, and forms would be refused as foreign. What a proxy says counts only when we know the proxy;
 * anyone else's word is struck out, so that nothing after this step can believe it.
 */
export function asTheVisitorMadeIt(trustedProxies: readonly string[], log: Pick<Logger, 'warn'>): Step {
  const isTrusted = addressCheck(trustedProxies)
  let hasWarned = false
  return async (c, next) => {
    const peer = plainAddress(c.env?.incoming?.socket.remoteAddress)
    const { headers } = c.req.raw
    const isForwarded = forwardedHeaders.some((name) => headers.has(name))
    c.set('isFromThisMachine', isLoopback(peer) && !isForwarded)
    c.set('clientAddress', peer)
    if (!isForwarded) return next()

    let { protocol, host, pathname, search } = new URL(c.req.url)
    if (isTrusted(peer)) {
      c.set('clientAddress', visitorAddress(headers.get('x-forwarded-for'), peer, isTrusted))
      host = lastOf(headers.get('x-forwarded-host')) || host
      if (lastOf(headers.get('x-forwarded-proto')) === 'https') protocol = 'https:'
      if (!isGoodHost(host)) return errorAnswer(c, 400)
    } else if (!hasWarned) {
      hasWarned = true
      log.warn(
        'A proxy that is not in TRUSTED_PROXIES was not believed; if it is yours, forms fail until it is',
      )
    }
    c.req.raw = withoutForwarding(c.req.raw, new URL(pathname + search, `${protocol}//${host}`))
    return next()
  }
}

const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/** Whether an address is one of these, or lies in one of these networks. */
function addressCheck(addresses: readonly string[]) {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address: string) => address !== '' && list.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** A socket that listens on both families writes IPv4 addresses the IPv6 way. */
function plainAddress(address = '') {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

function isLoopback(address: string) {
  return address === '::1' || address.startsWith('127.')
}

/** Each proxy adds whom it was asked by, so the last one that is not ours is the visitor; before that, all may be lies. */
function visitorAddress(chain: string | null, peer: string, isTrusted: (address: string) => boolean) {
  const addresses = (chain ?? '').split(',').map((address) => plainAddress(address.trim()))
  return addresses.findLast((address) => isIP(address) && !isTrusted(address)) ?? peer
}

function lastOf(list: string | null) {
  return list?.split(',').at(-1)?.trim() ?? ''
}

function withoutForwarding({ method, headers, body, signal }: Request, url: URL) {
  const kept = new Headers(headers)
  for (const name of forwardedHeaders) kept.delete(name)
  const init: RequestInit & { duplex: 'half' } = { method, headers: kept, body, signal, duplex: 'half' }
  return new Request(url, init)
}
