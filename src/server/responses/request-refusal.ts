import type { IncomingMessage } from 'node:http'

export type RequestRefusal = { status: 400 | 405; message: string }

export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Why a request is refused unread. Node accepts requests that no browser sends: two Host headers, a malformed host, a URL
 * that parsers read differently. Each has crashed or compromised a server somewhere.
 */
export function requestRefusal({ method, url, rawHeaders }: RawRequest): RequestRefusal | null {
  if (!allowedMethods.includes(method ?? '')) return { status: 405, message: 'This method is not allowed.' }
  if (!hasOneGoodHost(rawHeaders)) return { status: 400, message: 'The Host header is not valid.' }
  if (!isGoodTarget(url ?? '')) return { status: 400, message: 'The address is not valid.' }
  return null
}

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>

function hasOneGoodHost(rawHeaders: string[]) {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
  return hosts.length === 1 && isGoodHost(hosts[0] ?? '')
}

/** Whether the address is meant for the API, however malformed the rest of it is. */
export function isApiTarget(target = ''): boolean {
  return /^\/api\//i.test(target)
}

/** A domain name or an IP address, with or without a port. */
export function isGoodHost(host: string) {
  const name = host.replace(/:\d{1,5}$/, '')
  if (name === '[::1]') return URL.canParse(`http://${host}`)
  return (
    name.length <= 253 &&
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?$/i.test(name) &&
    URL.canParse(`http://${host}`)
  )
}

/** A path from the root whose escapes can be decoded. It has no null character, because the database refuses those. */
function isGoodTarget(target: string) {
  if (!/^\/[\x21-\x7e]*$/.test(target) || /%00/.test(target)) return false

  const [path = ''] = target.split('?', 1)
  if (path.includes('\\') || !URL.canParse(target, 'http://site')) return false
  return (
    isDecodable(path) && !new URL(target, 'http://site').pathname.startsWith('//') && !path.startsWith('//')
  )
}

function isDecodable(path: string) {
  try {
    return typeof decodeURIComponent(path) === 'string'
  } catch {
    return false
  }
}
