import type { IncomingMessage } from 'node:http'

type RequestRefusal = { status: 400 | 405; message: string }

export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Why a request is not even looked at. Node lets through much that no browser sends: two Host headers, half a host,
 * addresses that no parser agrees on. Each has brought a server down or opened it, so they end here.
 */
export function requestRefusal({ method, url, rawHeaders }: RawRequest): RequestRefusal | null {
  if (!allowedMethods.includes(method ?? '')) return { status: 405, message: 'This method is not allowed.' }
  if (!hasOneGoodHost(rawHeaders)) return { status: 400, message: 'The Host header is not right.' }
  if (!isGoodTarget(url ?? '')) return { status: 400, message: 'The address is not right.' }
  return null
}

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>

function hasOneGoodHost(rawHeaders: string[]) {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
  return hosts.length === 1 && isGoodHost(hosts[0] ?? '')
}

/** Whether an address of the api was meant, however badly the rest of it is written. */
export function isApiTarget(target = ''): boolean {
  return /^\/api\//i.test(target)
}

/** A domain name or an address, perhaps with a port. */
export function isGoodHost(host: string) {
  const name = host.replace(/:\d{1,5}$/, '')
  if (name === '[::1]') return URL.canParse(`http://${host}`)
  return (
    name.length <= 253 &&
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?$/i.test(name) &&
    URL.canParse(`http://${host}`)
  )
}

/** A path from the root whose escapes can be undone. A null character is no text: the database refuses it. */
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
