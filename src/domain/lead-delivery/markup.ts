/** Escapes text for XML and HTML. Characters that neither allows are left out. */
export function markup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** One line without line breaks or control characters, safe in a header, subject or name. */
export function oneLine(text: string, max = 200): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line
}
