/** Splits a text into words as typed. Dashes and dots do not split a word. */
export function wordsIn(text: string): string[] {
  return (text.match(aWord) ?? []).map(withoutEdges).filter((word) => word !== '')
}

/** Whether a text has signs such as “🚗” or “?!” and nothing to search for. */
export function isWithoutWords(text: string): boolean {
  return /[^\s"“”]/.test(text) && wordsIn(text).length === 0
}

/** Splits a word into the parts that search compares, without case and accents: “Citroën” equals “CITROEN”. */
export function partsOf(word: string): string[] {
  const folded = word
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Removes some words from a text. */
export function withoutWords(text: string, isDropped: (word: string) => boolean): string {
  const left = text
    .replaceAll(aWord, (word) => (isDropped(withoutEdges(word)) ? ' ' : word))
    .replaceAll(loneSigns, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return wordsIn(left).length === 0 ? '' : left
}

const loneSigns = /(?<=^|\s)[^\p{L}\p{N}\s"“”]+(?=\s|$)/gu
const aWord = /[\p{L}\p{M}\p{N}\p{Pd}._'’]+/gu

function withoutEdges(word: string) {
  return word.replaceAll(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '')
}
