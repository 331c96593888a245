/** A `Set-Cookie` header for a cookie that scripts can't read. Zero seconds deletes it. */
export function httpOnlyCookie(name: string, value: string, seconds: number, { protocol }: URL): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${nameAt(protocol, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function cookieOf(request: Request, name: string): string | null {
  const wanted = `${nameAt(new URL(request.url).protocol, name)}=`
  const cookies = request.headers.get('cookie') ?? ''
  const found = cookies.split('; ').find((part) => part.startsWith(wanted))
  return found === undefined ? null : found.slice(wanted.length)
}

/**
 * With the `__Host-` prefix a browser accepts the cookie only from this exact host over HTTPS, so neither a subdomain nor
 * a network attacker can set one. Without HTTPS, as on localhost, browsers reject the prefix.
 */
function nameAt(protocol: string, name: string) {
  return protocol === 'https:' ? `__Host-${name}` : name
}
