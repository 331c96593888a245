import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether an address is on the public internet, rather than on this machine, its network or in a special-purpose range. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && assigned.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

// The registries of special-purpose addresses (RFC 6890 and its successors).
const specialNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  // The first of these embeds any IPv4 address.
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]

const special = networks(specialNetworks)
/** All allocated IPv6 addresses. This machine, its network and embedded IPv4 are outside. */
const assigned = networks(['2000::/3'])

function networks(list: readonly string[]) {
  const block = new BlockList()
  for (const network of list) {
    const [address = '', bits] = network.split('/')
    block.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return block
}
