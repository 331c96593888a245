import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * Looks a host up and lets the connection be made to what was found, and to nothing else: a name that answers
 * differently the next time gains nothing. One address inside among several outside spoils them all.
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

/** Whether an address names a machine inside by its number, for which nothing would be looked up. */
export function namesInside({ hostname }: URL): boolean {
  const address = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublicAddress(address)
}
