import { capitalised } from '../shared/capitalised.ts'

/** Words of three letters or fewer that are words all the same, and not abbreviations such as GTI or SR. */
const shortWords = new Set(
  'air and bed big box cab car day for new of off one red sky sun tan the top two van win with'.split(' '),
)

/**
 * Feeds that shout are read in proper letters: `GRAND CHEROKEE` becomes `Grand Cherokee`, while what is an
 * abbreviation or a code stays: `CR-V`, `RAV4`, `XDRIVE35I`. Text with small letters in it is left as it came.
 */
export function fixAllCaps(text: string): string {
  if (/\p{Ll}/u.test(text)) return text
  return text.replaceAll(/[\p{L}\p{N}'’.!]+/gu, (word) =>
    isCode(word) ? word : capitalised(word.toLowerCase()),
  )
}

/** Every word begins with a capital: `arctic white` is Arctic White. What has capitals of its own keeps them. */
export function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}'’.!]+/gu, (word) =>
    /\p{Lu}/u.test(word) ? fixAllCaps(word) : capitalised(word),
  )
}

function isCode(word: string) {
  const isAbbreviation = [...word].length <= 3 && !shortWords.has(word.toLowerCase())
  return isAbbreviation || /\p{N}/u.test(word) || /^[IVX]+$/.test(word) || /^[^AEIOUY]+$/.test(word)
}
