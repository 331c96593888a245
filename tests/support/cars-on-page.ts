/** The vehicles that a page names, in its order, by the end of their addresses. */
export function carsOnPage(html: string): string[] {
  return [...new Set([...html.matchAll(/<a href="\/cars\/([^"#]+)"/g)].map(([, slug = '']) => slug))]
}
