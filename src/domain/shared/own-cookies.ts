/**
 * The cookies that the server reads. A page for someone who has none of them is the same for everyone, whatever other cookies
 * their browser sends.
 */
export const ownCookies = [
  'accepted',
  'code-request',
  'purchase',
  'reservation',
  'sent',
  'session',
  'signed-in',
  'started',
  'toast',
  'trade-in',
] as const

export type OwnCookie = (typeof ownCookies)[number]

// Cookie parsers ignore space around a name, so this does, too.
const OWN = new RegExp(`(?:^|;)\\s*(?:__Host-)?(?:${ownCookies.join('|')})\\s*(?:=|;|$)`)

/** Whether a Cookie header holds a cookie of ours. */
export function hasOwnCookie(header: string): boolean {
  return OWN.test(header)
}
