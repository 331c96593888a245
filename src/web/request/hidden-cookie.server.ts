/** What a browser is to keep for us for a while, where no script can read it; for no time at all takes it back. */
export function hiddenCookie(name: string, value: string, seconds: number, { protocol }: URL): string {
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
 * With this prefix a browser accepts the cookie only from this exact host over HTTPS, so neither a subdomain nor an attacker
 * on the network can plant one. Without HTTPS, as on localhost, browsers refuse the prefix.
 */
function nameAt(protocol: string, name: string) {
  return protocol === 'https:' ? `__Host-${name}` : name
}
