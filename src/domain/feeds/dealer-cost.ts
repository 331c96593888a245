/** What a dealer paid for a vehicle, or would take for it from another dealer, is nobody else's to read. */
export function isDealerCost(column: string): boolean {
  const words = column
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
  return /\b(?:cost|costs|wholesale|margin|profit|floor ?plan|(?:purchase|buy|bought|trade|stand in) price)\b/.test(
    words,
  )
}
