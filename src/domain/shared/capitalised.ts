/** A word as it begins a line: `car` as `Car`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
