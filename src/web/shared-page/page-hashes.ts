/** The inline scripts and styles of a page as a content security policy names them: `sha256-…`. */
export type PageHashes = { scripts: readonly string[]; styles: readonly string[] }

/** A response header within the server. It never reaches a browser. */
const HEADER = 'x-page-hashes'

export function setPageHashes(headers: Headers, { scripts, styles }: PageHashes): void {
  headers.set(HEADER, `${scripts.join(' ')};${styles.join(' ')}`)
}

/** Takes the hashes out of a response; `null` for a page of one visitor. */
export function takePageHashes(headers: Headers): PageHashes | null {
  const value = headers.get(HEADER)
  if (value === null) return null
  headers.delete(HEADER)
  const [scripts = '', styles = ''] = value.split(';')
  return { scripts: scripts.split(' ').filter(Boolean), styles: styles.split(' ').filter(Boolean) }
}
