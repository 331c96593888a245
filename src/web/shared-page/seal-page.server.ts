import { createHash } from 'node:crypto'
import type { PageHashes } from './page-hashes.ts'

export type SealedPage = { html: Buffer[]; hashes: PageHashes; etag: string }

/**
 * Makes a page that was rendered for one response fit for many: hashes of its own scripts and styles take the place of the nonce.
 * Only what carries the nonce counts as its own, so a script that someone smuggled in gets no hash.
 *
 * `stamp` is the time that the page’s forms carry. Pages that differ in nothing else have the same ETag.
 */
export function sealPage(html: Buffer, nonce: string, stamp: string | null): SealedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const parts = split(html, ` nonce="${nonce}"`)
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    if (before === undefined) continue
    const name = tagAtEnd(before)
    if (name === 'script') scripts.add(hash(contentOf(part, '</script>')))
    if (name === 'style') styles.add(hash(contentOf(part, '</style>')))
  }
  const etag = createHash('sha256')
  for (const part of stamp ? parts.flatMap((part) => split(part, stamp)) : parts) etag.update(part)
  return {
    html: parts,
    hashes: { scripts: [...scripts], styles: [...styles] },
    etag: `W/"${etag.digest('base64url').slice(0, 22)}"`,
  }
}

/** Splits the page at each occurrence of a text. */
function split(html: Buffer, text: string): Buffer[] {
  const parts: Buffer[] = []
  let start = 0
  for (let end = html.indexOf(text); end !== -1; end = html.indexOf(text, start)) {
    parts.push(html.subarray(start, end))
    start = end + Buffer.byteLength(text)
  }
  return [...parts, html.subarray(start)]
}

/** The name of the tag that is open where the nonce stood. */
function tagAtEnd(html: Buffer) {
  return /^<([a-z]+)(?![a-z])[^<>]*$/.exec(html.toString('utf8', html.lastIndexOf('<')))?.[1]
}

function contentOf(rest: Buffer, end: string) {
  return rest.subarray(rest.indexOf('>') + 1, rest.indexOf(end))
}

function hash(text: Buffer) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
