/**
 * Meilisearch compares values without regard to case and to how their accents are written, so that two of ours could
 * become one. Values are therefore written with small letters, digits and a few signs only, which it leaves alone; and
 * in which there is nothing that could end a quoted value. "CX-5" becomes "_c_x.2d.5".
 */
export function encoded(value: string): string {
  let text = ''
  for (let at = 0; at < value.length && text.length < LONGEST; at++) text += encodedSign(value.charAt(at))
  return text
}

export function decoded(text: string): string {
  return text.replaceAll(/_([a-z])|\.([0-9a-f]+)\.|-/g, (_, capital?: string, code?: string) => {
    if (capital) return capital.toUpperCase()
    return code ? String.fromCharCode(Number.parseInt(code, 16)) : ' '
  })
}

/** A filterable value has at most 468 bytes. */
const LONGEST = 450

function encodedSign(sign: string) {
  if (/[a-z0-9]/.test(sign)) return sign
  if (/[A-Z]/.test(sign)) return `_${sign.toLowerCase()}`
  return sign === ' ' ? '-' : `.${sign.charCodeAt(0).toString(16)}.`
}

/** The id as a key that Meilisearch takes, and that sorts as the id does. */
export function keyOf(id: string): string {
  return Buffer.from(id).toString('hex')
}

export function idOf(key: string): string {
  return Buffer.from(key, 'hex').toString()
}

/** A word as it is stored. Of a longer one, more than anybody types is compared. */
export function storedWord(word: string): string {
  return word.slice(0, 110)
}
