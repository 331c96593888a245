/**
 * Meilisearch ignores case and the composition of accents when it compares values, so two of ours could become one.
 * Values are therefore encoded with lower-case letters, digits and a few characters, which it leaves alone and which cannot
 * end a quoted value. "CX-5" becomes "_c_x.2d.5".
 */
export function encoded(value: string): string {
  let text = ''
  for (let at = 0; at < value.length && text.length < MAX_LENGTH; at++) text += encodedSign(value.charAt(at))
  return text
}

export function decoded(text: string): string {
  return text.replaceAll(/_([a-z])|\.([0-9a-f]+)\.|-/g, (_, capital?: string, code?: string) => {
    if (capital) return capital.toUpperCase()
    return code ? String.fromCharCode(Number.parseInt(code, 16)) : ' '
  })
}

/** A filterable value may have at most 468 bytes. */
const MAX_LENGTH = 450

function encodedSign(sign: string) {
  if (/[a-z0-9]/.test(sign)) return sign
  if (/[A-Z]/.test(sign)) return `_${sign.toLowerCase()}`
  return sign === ' ' ? '-' : `.${sign.charCodeAt(0).toString(16)}.`
}

/** A key for an id that Meilisearch accepts and that sorts like the id. */
export function keyOf(id: string): string {
  return Buffer.from(id).toString('hex')
}

export function idOf(key: string): string {
  return Buffer.from(key, 'hex').toString()
}

/** A word as it is stored. Longer words are cut beyond what anyone types. */
export function storedWord(word: string): string {
  return word.slice(0, 110)
}
