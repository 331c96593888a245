/** The slugs of the vehicles on a page, in order. On a search page, those of the exact matches. */
export function carsOnPage(html: string): string[] {
  const [exact = ''] = html.split(CLOSE_MATCHES)
  return slugsIn(exact)
}

/** The slugs of the vehicles that a page of results shows as close matches. */
export function closeMatchesOnPage(html: string): string[] {
  const [, close = ''] = html.split(CLOSE_MATCHES)
  return slugsIn(close)
}

const CLOSE_MATCHES = '<section class="close-matches"'

function slugsIn(html: string) {
  return [...new Set([...html.matchAll(/<a href="\/cars\/([^"#]+)"/g)].map(([, slug = '']) => slug))]
}
