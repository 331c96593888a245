import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { errorResponse } from '../responses/error-response.ts'
import { isGoodHost } from '../responses/request-refusal.ts'
import type { Step } from '../server-context.ts'

type Trust = {
  trustedProxies: readonly string[]
  /** Whether a trusted proxy may name the host, which selects the dealer. */
  trustForwardedHost: boolean
}

/**
 * Rebuilds the request as the visitor made it. Behind a proxy that ends TLS, our address is not the one in the visitor’s
 * browser, and forms would be refused as cross-origin. Only a trusted proxy’s headers count. Everyone else’s are removed,
 * so that no later step can rely on them.
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
        'A proxy that is not in TRUSTED_PROXIES was ignored; if it is yours, forms fail until you add it',
      )
    }
    c.req.raw = withoutHeaders(c.req.raw, forwarded, new URL(pathname + search, `${protocol}//${host}`))
    return next()
  }
}

/** Every header with which proxies and content networks name the visitor. */
export function isForwarding(header: string): boolean {
  return /^(?:forwarded|via|(?:x-)?(?:forwarded|real|client|cluster-client|original|envoy|proxyuser)-.*|true-client-ip|cf-.*|fastly-.*)$/.test(
    header,
  )
}

/** Checks whether an address is one of these or in one of these networks. */
export function addressCheck(addresses: readonly string[]): (address: string) => boolean {
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

/** An address in its usual spelling. A socket that listens on both families writes IPv4 addresses in IPv6 form. */
export function plainAddress(address = ''): string {
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%')
  const usual = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(usual) ?? []
  if (high === undefined || low === undefined) return usual
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')
}

function isLoopback(address: string) {
  return address === '::1' || address.startsWith('127.')
}

/** Names of this machine. Requests through a proxy that passes the visitor’s host on have another name. */
function isLocalName(hostname: string) {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Each proxy appends the address it got the request from, so the last address that is not a trusted proxy is the
 * visitor’s. Earlier ones may be forged. Where that last entry is no address, such as `unknown`, all visitors of the proxy count
 * as one. A proxy that keeps no such list may send the visitor’s address alone.
 */
function visitorAddress(headers: Headers, peer: string, isTrusted: (address: string) => boolean) {
  const chain = headers.get('x-forwarded-for') ?? headers.get('x-real-ip') ?? ''
  const addresses = chain.split(',').map((entry) => plainAddress(withoutPort(entry.trim())))
  const last = addresses.findLast((address) => !isIP(address) || !isTrusted(address)) ?? ''
  return isIP(last) ? last : peer
}

/** Some proxies add the port: `203.0.113.5:51234`, `[2001:db8::1]:51234`. */
function withoutPort(entry: string) {
  const [, address] = /^\[(.+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? []
  return address ?? entry
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
