/** A path on this site, an https address, a phone number or an email address: links that can't run a script. */
export function isSafeLink(link: string): boolean {
  return link.length <= MAX_LENGTH && /^(?:\/(?![/\\])|#|https:\/\/|tel:|mailto:)[^\s\\]*$/.test(link)
}

/** The same and plain http: what text may link to. */
export function isTextLink(link: string): boolean {
  return isSafeLink(link) || (link.startsWith('http://') && isSafeLink(link.replace('http:', 'https:')))
}

/** A path on this site, with or without a query. */
export function isOwnAddress(link: string): boolean {
  return link.startsWith('/') && isSafeLink(link)
}

const MAX_LENGTH = 2048
