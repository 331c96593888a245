/** The state of a postcode. The ACT’s postcodes are among those of New South Wales. */
export function stateOfPostcode(postcode: string): string | null {
  const number = Number(postcode)
  if ((number >= 2600 && number <= 2618) || (number >= 2900 && number <= 2920)) return 'act'
  return stateByFirstDigit[postcode.charAt(0)] ?? null
}

const stateByFirstDigit: Record<string, string> = {
  0: 'nt',
  2: 'nsw',
  3: 'vic',
  4: 'qld',
  5: 'sa',
  6: 'wa',
  7: 'tas',
}
