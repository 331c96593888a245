import { isIPv6 } from 'node:net'

/**
 * Returns the key under which an address is counted. A household has a whole IPv6 network, so the first half of
 * an IPv6 address is the key.
 */
export function visitorKey(address: string): string {
  return isIPv6(address) ? firstGroups(address, 4) : address
}

/**
 * Returns the key of the larger network that an address belongs to. Some customers get 65,536 IPv6 networks of a household’s
 * size, whose addresses all begin with the same three groups.
 */
export function networkKey(address: string): string {
  return isIPv6(address) ? firstGroups(address, 3) : address
}

function firstGroups(address: string, count: number) {
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, count).join(':')
}
