/**
 * Turns a word of feeds into its meaning in a table with keys in lower case, their words apart by spaces. Any other text
 * stays as it is.
 */
export function meaningIn(words: ReadonlyMap<string, string>): (text: string) => string {
  return (text) => words.get(text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')) ?? text
}
