import type { IncomingMessage } from 'node:http'
import { hasOwnCookie } from '#domain/shared/own-cookies.ts'
import { PREVIEW } from '#operations/content/preview-content.ts'
import { preferredEncoding } from '../middleware/preferred-encoding.ts'
import { isForwarding, plainAddress } from '../middleware/visitor-request.ts'

type AskedPage = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/**
 * What a shared page depends on in a request. `null` if the request may get a page of its own: for a visitor whom we know, by
 * a link with a secret, for a step of a form, or near a place that has to be looked up.
 */
export function sharedKey(asked: AskedPage, isTrusted: (address: string) => boolean): string | null {
  const { cookie } = asked.headers
  return cookie !== undefined && hasOwnCookie(cookie) ? null : anonymousKey(asked, isTrusted)
}

/** The same as if the visitor had no cookies. */
export function anonymousKey(
  { method, url = '', headers, socket }: AskedPage,
  isTrusted: (address: string) => boolean,
): string | null {
  if (method !== 'GET' || url.length > MAX_ADDRESS_LENGTH || hasOwnParameter(url)) return null
  const isForPage = headers.accept?.includes('text/html') ?? false
  if (!isForPage && !isForData(url)) return null
  if (headers.authorization !== undefined || headers.range !== undefined) return null
  let from = ''
  if (Object.keys(headers).some(isForwarding)) {
    if (!isTrusted(plainAddress(socket.remoteAddress))) return null
    from = `${String(headers['x-forwarded-proto'])} ${String(headers['x-forwarded-host'])}`
  }
  const kind = isForPage ? 'page' : 'data'
  return `${headers.host} ${from} ${kind} ${preferredEncoding(headers['accept-encoding'])} ${url}`
}

/** A page’s data for a browser that has another page, or a request to the API. */
function isForData(url: string) {
  return /^\/api\/|^[^?]+\.data(?:$|\?)/.test(url)
}

const MAX_ADDRESS_LENGTH = 1000
const ownParameters = [PREVIEW, 'step', 'near']

/** By their names as pages read them, however they are spelt. */
function hasOwnParameter(url: string) {
  const start = url.indexOf('?')
  if (start === -1) return false
  const parameters = new URLSearchParams(url.slice(start))
  return ownParameters.some((name) => parameters.has(name))
}
