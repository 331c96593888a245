/** Describes an enquiry's spam signs for the dealer. A sign from an older version is shown as stored. */
export function describeSpamSigns(signs: unknown): string | null {
  if (!Array.isArray(signs) || signs.length === 0) return null
  return signs.map((sign) => descriptions[String(sign)] ?? String(sign)).join(', ')
}

const descriptions: Readonly<Record<string, string>> = {
  honeypot: 'filled in a field that people can’t see',
  'no time': 'didn’t open the form on the website',
  'too quick': 'filled in faster than a person types',
  links: 'links in the message',
  many: 'many enquiries from one internet connection',
  'no proof': 'no human check',
}
