import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * Looks up a host and connects only to the addresses found, so that a name that resolves differently the next time gains
 * nothing. One internal address among several public ones disqualifies them all.
 */
export function publicLookup(
  resolve: Resolve = resolveHost,
  isPublic: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublic(address))) {
          callback(new Error(NOT_PUBLIC), '', 0)
        } else if (all) callback(null, found)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}

export const NOT_PUBLIC = 'The host is not on the public internet.'

/** Whether an address names an internal machine by its IP address, for which there would be no lookup. */
export function isInternalAddress({ hostname }: URL): boolean {
  const address = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublicAddress(address)
}
