import { isIP } from 'node:net'
import { z } from 'zod'

const domainName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535')

export const listeningHost = z
  .string()
  .refine(
    (host) => isIP(host) > 0 || domainName.test(host),
    'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  )

export const domainNames = z
  .string()
  .transform(listed)
  .refine(isFilled, 'must name at least one domain')
  .refine(
    (names) => names.every((name) => domainName.test(name)),
    'must be domain names, separated by commas',
  )

export const proxies = z
  .string()
  .transform(listed)
  .refine(
    (addresses) => addresses.every(isAddressOrNetwork),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  )

function listed(text: string) {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
}

function isFilled(names: string[]): names is [string, ...string[]] {
  return names.length > 0
}

function isAddressOrNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    rest.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
