/**
 * The one path of a page: small letters, no slash at its end, and nothing escaped that can be written plainly. Ids and
 * secrets of programs, bookings and files keep their capitals, because another capital is another id.
 */
export function canonicalPath(path: string): string {
  const plain = withoutTrailingSlashes(path.replaceAll(/%[0-9a-f]{2}/gi, unescaped))
  const [, first = '', rest = ''] = /^(\/[^/]*)(.*)$/.exec(plain) ?? []
  return inSmallLetters(first) + (hasIds.has(first.toLowerCase()) ? rest : inSmallLetters(rest))
}

const hasIds = new Set(['/api', '/appointments', '/assets', '/sandbox'])

/** Letters, digits and four signs mean the same with or without their escape; every other escape means something else. */
function unescaped(escape: string) {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape
}

function withoutTrailingSlashes(path: string) {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** The digits of an escape are written in capitals by browsers, and stay so. */
function inSmallLetters(path: string) {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}
