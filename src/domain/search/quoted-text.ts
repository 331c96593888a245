/** Quotes a text so that the search takes it literally. */
export function quoted(words: string): string {
  return `"${unquoted(words)}"`
}

/** A text without its quotes, to be shown in quotes of the page's own. */
export function unquoted(text: string): string {
  return text.replaceAll(/["“”]/g, '')
}
