/** Whether this browser has a session, as far as scripts can tell. Only the server knows for sure. */
export function hasSession(): boolean {
  return typeof document === 'object' && /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie)
}
