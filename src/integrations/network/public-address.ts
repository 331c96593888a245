import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is on the public internet, rather than on this machine, its network or in a special-purpose range. */
export function isPublicAddress(address: string): boolean {
  // The library also reads other notations of an address, such as 127.1.
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(ALLOCATED))
}

/** All allocated IPv6 addresses. The library counts every address without a purpose as unicast. */
const ALLOCATED = ipaddr.parseCIDR('2000::/3')
