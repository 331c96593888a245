/** The vehicles that a page names, in its order, by the end of their addresses; of a search, those that match it. */
export function carsOnPage(html: string): string[] {
  const [exact = ''] = html.split(CLOSE_MATCHES)
  return slugsIn(exact)
}

/** The vehicles that a page of results shows as close matches. */
export function closeMatchesOnPage(html: string): string[] {
  const [, close = ''] = html.split(CLOSE_MATCHES)
  return slugsIn(close)
}

const CLOSE_MATCHES = '<section class="close-matches"'

function slugsIn(html: string) {
  return [...new Set([...html.matchAll(/<a href="\/cars\/([^"#]+)"/g)].map(([, slug = '']) => slug))]
}
