import { isIPv6 } from 'node:net'

/**
 * Returns the key under which an address is counted. A household has a whole IPv6 network, so the first half of
 * an IPv6 address is the key.
 */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')
}
