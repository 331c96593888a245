/** What a browser is to keep for us for a while, where no script can read it; for no time at all takes it back. */
export function hiddenCookie(name: string, value: string, seconds: number, { protocol }: URL): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function cookieOf(request: Request, name: string): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const found = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}
