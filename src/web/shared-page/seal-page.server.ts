import { createHash } from 'node:crypto'
import type { PageHashes } from './page-hashes.ts'

export type SealedPage = { html: string; hashes: PageHashes; etag: string }

/**
 * Makes a page that was rendered for one response fit for many: hashes of its own scripts and styles take the place of the nonce.
 * Only what carries the nonce counts as its own, so a script that someone smuggled in gets no hash.
 *
 * `stamp` is the time that the page’s forms carry. Pages that differ in nothing else have the same ETag.
 */
export function sealPage(html: string, nonce: string, stamp: string | null): SealedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const mark = ` nonce="${nonce}"`
  const parts = html.split(mark)
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    if (before === undefined) continue
    const name = tagAtEnd(before)
    if (name === 'script') scripts.add(hash(contentOf(part, '</script>')))
    if (name === 'style') styles.add(hash(contentOf(part, '</style>')))
  }
  const sealed = parts.join('')
  const unstamped = stamp ? sealed.replaceAll(stamp, '') : sealed
  return {
    html: sealed,
    hashes: { scripts: [...scripts], styles: [...styles] },
    etag: `W/"${createHash('sha256').update(unstamped).digest('base64url').slice(0, 22)}"`,
  }
}

/** The name of the tag that is open where the nonce stood. */
function tagAtEnd(html: string) {
  return /^<([a-z]+)(?![a-z])[^<>]*$/.exec(html.slice(html.lastIndexOf('<')))?.[1]
}

function contentOf(rest: string, end: string) {
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf(end))
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
