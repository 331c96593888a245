import { capitalised } from '../shared/capitalised.ts'

/** Words of up to three letters that are not abbreviations such as GTI or SR. */
const shortWords = new Set(
  'air and bed big box cab car day for new of off one red sky sun tan the top two van win with'.split(' '),
)

/**
 * Fixes text in all capitals: `GRAND CHEROKEE` becomes `Grand Cherokee`, while abbreviations and codes stay:
 * `CR-V`, `RAV4`, `XDRIVE35I`. Text with lower-case letters stays unchanged.
 */
export function fixAllCaps(text: string): string {
  if (/\p{Ll}/u.test(text)) return text
  return text.replaceAll(/[\p{L}\p{N}'’.!]+/gu, (word) =>
    isCode(word) ? word : capitalised(word.toLowerCase()),
  )
}

/**
 * Capitalises every word: `arctic white` becomes Arctic White. Words with capitals keep them, except in all
 * capitals.
 */
export function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}'’.!]+/gu, (word) =>
    /\p{Lu}/u.test(word) ? fixAllCaps(word) : capitalised(word),
  )
}

function isCode(word: string) {
  const isAbbreviation = [...word].length <= 3 && !shortWords.has(word.toLowerCase())
  return isAbbreviation || /\p{N}/u.test(word) || /^[IVX]+$/.test(word) || /^[^AEIOUY]+$/.test(word)
}
