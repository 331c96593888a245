import { createCookie } from 'react-router'
import type { OwnCookie } from '#domain/shared/own-cookies.ts'

/**
 * A cookie that scripts can't read. With the `__Host-` prefix a browser accepts it only from this exact host over HTTPS, so
 * neither a subdomain nor a network attacker can set one. Without HTTPS, as on localhost, browsers reject the prefix.
 */
export function httpOnlyCookie(name: OwnCookie, maxAge: number): HttpOnlyCookie {
  const options = { path: '/', sameSite: 'lax', httpOnly: true, maxAge } as const
  const overHttp = createCookie(name, options)
  const overHttps = createCookie(`__Host-${name}`, { ...options, secure: true })
  const cookieAt = ({ protocol }: URL) => (protocol === 'https:' ? overHttps : overHttp)
  return {
    async read(request) {
      const value: unknown = await cookieAt(new URL(request.url)).parse(request.headers.get('cookie'))
      return typeof value === 'string' ? value : null
    },
    set: (value, url) => cookieAt(url).serialize(value),
    clear: (url) => cookieAt(url).serialize('', { maxAge: 0 }),
  }
}

type HttpOnlyCookie = {
  read(request: Request): Promise<string | null>
  /** The `Set-Cookie` header for a response at this address. */
  set(value: string, url: URL): Promise<string>
  clear(url: URL): Promise<string>
}
