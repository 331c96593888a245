/** Longer than any address of ours. */
const MAX_LENGTH = 2000
/** Only the host matters: a path that leads away from it is not ours. */
const BASE = 'https://this-site.invalid'

/**
 * Reads a path of this site to return to, with its query and fragment; `null` for anything that could lead to another
 * site. Browsers read `\` as `/` and skip tabs and line breaks, so a text with any of them is refused.
 */
export function readReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !text.startsWith('/')) return null
  // oxlint-disable-next-line no-control-regex -- these are what it refuses
  if (/[\\\u0000-\u0020\u007f-\u00a0]/.test(text)) return null
  const url = URL.canParse(text, BASE) ? new URL(text, BASE) : null
  if (url === null || url.origin !== BASE || url.username !== '' || url.pathname.startsWith('//')) return null
  // A decoder further along would read these as slashes.
  if (/^\/(%2f|%5c|%09|%0a|%0d)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
