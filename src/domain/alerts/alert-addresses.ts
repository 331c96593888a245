/** The page that stops alerts for the holder of its token. */
export function stopPath(token: string): string {
  return `/alerts/stop/${token}`
}

/** The page that confirms an email address for the holder of its token. */
export function confirmEmailPath(token: string): string {
  return `/account/confirm-email/${token}`
}

export const ALERTS_PATH = '/account/alerts'
