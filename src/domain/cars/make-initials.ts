/** The letters a make is known by: `BMW` as it stands, `Land Rover` and `Mercedes-Benz` by their first letters, else one. */
export function makeInitials(make: string): string {
  const words = make.split(/[\s-]+/).filter(Boolean)
  const [only = ''] = words
  if (words.length === 1 && isAbbreviation(only)) return only
  return words
    .slice(0, MOST_LETTERS)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}

const MOST_LETTERS = 3

function isAbbreviation(word: string) {
  return word.length <= MOST_LETTERS && word === word.toUpperCase()
}
