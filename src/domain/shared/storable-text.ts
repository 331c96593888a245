/** Makes text safe to store: without broken surrogates or control characters other than line breaks and tabs. */
export function storableText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}

/** Makes all names and values of a record safe to store. */
export function storableRecord(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, text]) => [storableText(name), storableText(text)]),
  )
}
