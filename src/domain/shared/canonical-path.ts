import { withoutTrailingSlashes } from './trailing-slashes.ts'

/**
 * The canonical path of a page: lower case, without a trailing slash or unnecessary escapes. Ids and secrets in
 * paths of the API, bookings, accounts, alerts and files are case-sensitive and keep their capitals.
 */
export function canonicalPath(path: string): string {
  const plain = withoutTrailingSlashes(path.replaceAll(/%[0-9a-f]{2}/gi, decodeEscape))
  const [, first = ''] = plain.split('/', 2)
  const rest = plain.slice(`/${first}`.length)
  return lowerCased(`/${first}`) + (caseSensitive.has(first.toLowerCase()) ? rest : lowerCased(rest))
}

/** The canonical path of the page that a request is for: a router's request for its data adds an ending. */
export function pagePath(path: string): string {
  return withoutTrailingSlashes(canonicalPath(path).replace(/(?<=\/)_\.data$|\.data$/, ''))
}

const caseSensitive = new Set([
  'account',
  'alerts',
  'api',
  'appointments',
  'assets',
  'lead-images',
  'payments',
  'purchases',
  'reservations',
  'sandbox',
  'valuations',
])

/** Letters, digits and four signs mean the same with or without escaping; any other escape changes the meaning. */
function decodeEscape(escape: string) {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape
}

/** Browsers write the digits of an escape in capitals, so they stay. */
function lowerCased(path: string) {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}
