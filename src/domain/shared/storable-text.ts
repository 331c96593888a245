/** Text as it can be kept: without control characters but line breaks and tabs, and without halves of characters. */
export function storableText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}

/** The same for every value of a record. */
export function storableRecord(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, text]) => [storableText(name), storableText(text)]),
  )
}
