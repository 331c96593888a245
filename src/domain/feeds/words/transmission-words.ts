/** How feeds word the transmission, in lower case. A mapping’s own `values` come first. */
const words = new Map([
  ['a', 'Automatic'],
  ['auto', 'Automatic'],
  ['automatic', 'Automatic'],
  ['cvt', 'Automatic'],
  ['dct', 'Automatic'],
  ['dsg', 'Automatic'],
  ['m', 'Manual'],
  ['manual', 'Manual'],
])

/** The transmission that shoppers filter by; any other text stays as it is. */
export function transmissionName(text: string): string {
  return words.get(text.toLowerCase()) ?? text
}
