/** A hint only. The server decides, and a visitor without a session gets no list. */
export function isSignedIn(): boolean {
  return /(?:^|; )signed-in=1/.test(document.cookie)
}
