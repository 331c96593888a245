/**
 * Whether the browser got no response at all, such as in a tunnel. Only the text tells it from a fault of ours, and each browser
 * has its own: Chrome, Firefox and Safari.
 */
export function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /^(Failed to fetch|NetworkError when|Load failed)/.test(error.message)
}
