/**
 * The initials shown for a make: `BMW` in full, `LR` for Land Rover, `MB` for Mercedes-Benz, otherwise one letter.
 */
export function makeInitials(make: string): string {
  const words = make.split(/[\s-]+/).filter(Boolean)
  const [only = ''] = words
  if (words.length === 1 && isAbbreviation(only)) return only
  return words
    .slice(0, MAX_INITIALS)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}

const MAX_INITIALS = 3

function isAbbreviation(word: string) {
  return word.length <= MAX_INITIALS && word === word.toUpperCase()
}
