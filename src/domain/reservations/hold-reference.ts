/** Without letters and digits that look or sound alike. */
const LETTERS = '23456789CDFGHJKMNPQRTVWXY'
const LENGTH = 6

/** What customer and dealer call a hold, such as “R-7K3M9Q”, from random bytes. */
export function holdReference(random: Uint8Array): string {
  return `R-${Array.from(random.slice(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
