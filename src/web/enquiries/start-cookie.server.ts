/**
 * A form that was started is found again by a random word in a cookie, which no script can read. It is kept for a day, and
 * taken back when the form has been sent.
 */
const COOKIE = 'started'
const SECONDS = 24 * 60 * 60
const TOKEN = /^[\w-]{22}$/

export function startInCookie(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const found = cookies.split('; ').find((part) => part.startsWith(`${COOKIE}=`))
  const token = found?.slice(COOKIE.length + 1) ?? ''
  return isStart(token) ? token : null
}

/** Whether this can be such a word. */
export function isStart(token: string): boolean {
  return TOKEN.test(token)
}

export function startCookie(token: string, url: URL): string {
  return cookie(token, SECONDS, url)
}

export function noStartCookie(url: URL): string {
  return cookie('', 0, url)
}

function cookie(value: string, seconds: number, { protocol }: URL) {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
