import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { errorResponse } from '../responses/error-response.ts'
import { isGoodHost } from '../responses/request-refusal.ts'
import type { Step } from '../server-context.ts'

type Trust = {
  trustedProxies: readonly string[]
  /** Whether a trusted proxy may say which host was asked. It then decides which dealer answers. */
  trustForwardedHost: boolean
}

/**
 * Sees the request as the visitor made it. Behind a proxy that ends TLS, the address we were asked at is not the one in
 * the visitor's browser, and forms would be refused as foreign. What a proxy says counts only when we know the proxy;
 * anyone else's word is struck out, so that nothing after this step can believe it.
 */
export function trustProxy({ trustedProxies, trustForwardedHost }: Trust, log: Pick<Logger, 'warn'>): Step {
  const isTrusted = addressCheck(trustedProxies)
  let hasWarned = false
  return async (c, next) => {
    const peer = plainAddress(c.env?.incoming?.socket.remoteAddress)
    const { headers } = c.req.raw
    const forwarded = [...headers.keys()].filter(isForwarding)
    let { protocol, host, hostname, pathname, search } = new URL(c.req.url)
    c.set(
      'isFromThisMachine',
      isLoopback(peer) && !isTrusted(peer) && forwarded.length === 0 && isLocalName(hostname),
    )
    c.set('clientAddress', peer)
    if (forwarded.length === 0) return next()

    if (isTrusted(peer)) {
      c.set('clientAddress', visitorAddress(headers, peer, isTrusted))
      if (trustForwardedHost) host = lastOf(headers.get('x-forwarded-host')) || host
      if (lastOf(headers.get('x-forwarded-proto')) === 'https') protocol = 'https:'
      if (!isGoodHost(host)) return errorResponse(c, 400)
    } else if (!hasWarned) {
      hasWarned = true
      log.warn(
        'A proxy that is not in TRUSTED_PROXIES was not believed; if it is yours, forms fail until it is',
      )
    }
    c.req.raw = withoutHeaders(c.req.raw, forwarded, new URL(pathname + search, `${protocol}//${host}`))
    return next()
  }
}

/** Every header by which proxies and content networks say for whom they ask. */
function isForwarding(header: string) {
  return /^(?:forwarded|via|(?:x-)?(?:forwarded|real|client|cluster-client|original|envoy|proxyuser)-.*|true-client-ip|cf-.*|fastly-.*)$/.test(
    header,
  )
}

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

/** Names that this machine has for itself. A proxy that passes the visitor's host on is asked by another. */
function isLocalName(hostname: string) {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Each proxy adds whom it was asked by, so the last one that is not ours is the visitor; before that, all may be lies.
 * A proxy that keeps no such list may name the visitor alone.
 */
function visitorAddress(headers: Headers, peer: string, isTrusted: (address: string) => boolean) {
  const chain = headers.get('x-forwarded-for') ?? headers.get('x-real-ip') ?? ''
  const addresses = chain.split(',').map((address) => plainAddress(address.trim()))
  return addresses.findLast((address) => isIP(address) && !isTrusted(address)) ?? peer
}

function lastOf(list: string | null) {
  return list?.split(',').at(-1)?.trim() ?? ''
}

function withoutHeaders({ method, headers, body, signal }: Request, names: readonly string[], url: URL) {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  const init: RequestInit & { duplex: 'half' } = { method, headers: kept, body, signal, duplex: 'half' }
  return new Request(url, init)
}
