/** Stands for a dealer's mark in documents that many dealers share. Too long for a nonce or a hash to contain it by chance. */
export const MARK = 'kqmarkof00zz'

const numberOf = (nth: number) => String(nth + 1).padStart(2, '0')

export const slugOf = (nth: number): string => `dealer-${numberOf(nth)}`

/** A word that only this dealer’s data contains. */
export const markOf = (nth: number): string => `kqmarkof${numberOf(nth)}zz`

/** A word that only this dealer’s customer has written. */
export const customerMarkOf = (nth: number): string => `pqmarkof${numberOf(nth)}zz`

/** The marks in a text, each once. */
export function marksIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/[kp]qmarkof\d\dzz/gi), ([mark]) => mark.toLowerCase()))
}

/** Of all dealers but this one. */
export function foreignMarks(text: string, nth: number): string[] {
  return [...marksIn(text)].filter((mark) => mark !== markOf(nth) && mark !== customerMarkOf(nth))
}

/** Where in a text a mark is. */
export function placeOf(mark: string, text: string): string {
  const at = text.toLowerCase().indexOf(mark)
  return text.slice(Math.max(0, at - 80), at + 80)
}
