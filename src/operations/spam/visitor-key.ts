import { isIPv6 } from 'node:net'

/** A household has a whole network of IPv6 addresses, so the first half of the address stands for all of it. */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')
}
