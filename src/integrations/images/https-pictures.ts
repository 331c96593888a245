import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '#integrations/network/public-address.ts'
import { publicLookup, type Resolve, resolveHost } from '#integrations/network/public-lookup.ts'
import type { FetchedPicture, FetchPicture } from './port.ts'

const MAX_BYTES = 20 * 1024 * 1024
const PATIENCE_MS = 15_000

/** Access to the internet. */
export type Network = {
  request: (
    address: string,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ClientRequest
  port: number
  resolve: Resolve
  isPublic: (address: string) => boolean
  timeoutMs: number
}

const internet: Network = {
  request: httpsRequest,
  port: 443,
  resolve: resolveHost,
  isPublic: isPublicAddress,
  timeoutMs: PATIENCE_MS,
}

/**
 * Fetches pictures from addresses in a feed, which may contain anything. It only uses HTTPS to a named host on the public
 * internet, follows no redirects, and has a size and a time limit.
 */
export function httpsPictures(overrides: Partial<Network> = {}): FetchPicture {
  const network = { ...internet, ...overrides }
  return async (address) => {
    const reason = refusalOf(address)
    if (reason !== null) return refused(reason)
    const { promise, resolve } = Promise.withResolvers<FetchedPicture>()
    const signal = AbortSignal.timeout(network.timeoutMs)
    const options = {
      port: network.port,
      lookup: publicLookup(network.resolve, network.isPublic),
      // Uses a new connection, because a pooled one could be to an address that was looked up by other rules.
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Forecourt' },
      maxHeaderSize: 16 * 1024,
      signal,
    } as const
    const request = network.request(address, options, (answer) => void bodyOf(answer).then(resolve))
    request.on('error', () => resolve(refused(signal.aborted ? 'took too long' : 'could not be reached')))
    // Node neither calls this a response nor an error.
    request.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(refused(`answered ${answer.statusCode}`))
    })
    request.end()
    const fetched = await promise
    request.destroy()
    return fetched
  }
}

/** Reasons to refuse an address before looking anything up. */
function refusalOf(address: string) {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return 'is not a secure address'
  if (url.port !== '' || url.username !== '' || url.password !== '') return 'has more than a host and a path'
  const host = url.hostname.replace(/\.$/, '')
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0 || !/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i.test(host))
    return 'has no domain name'
  return null
}

async function bodyOf(answer: IncomingMessage): Promise<FetchedPicture> {
  if (answer.statusCode !== 200) return refused(`answered ${answer.statusCode}`)
  if (Number(answer.headers['content-length']) > MAX_BYTES) return refused('is too large')
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > MAX_BYTES) return refused('is too large')
      chunks.push(chunk)
    }
  } catch {
    return refused('broke off')
  }
  return { outcome: 'fetched', bytes: Buffer.concat(chunks) }
}

function refused(reason: string): FetchedPicture {
  return { outcome: 'refused', reason }
}
