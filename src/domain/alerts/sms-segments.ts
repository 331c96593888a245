/** The characters of the GSM 7-bit alphabet (3GPP TS 23.038). Those of its extension take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€\f'

/** A text in the GSM alphabet. One character outside it would more than halve the room of every segment. */
export function asGsm(text: string): string {
  const plain = text
    .replaceAll(/[‘’‚′]/g, "'")
    .replaceAll(/[“”„″]/g, '"')
    .replaceAll(/[–—−‑]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[\s\u00A0]+/g, ' ')
  return [...plain].map(inAlphabet).join('').trim()
}

/** How many segments a text in the GSM alphabet takes. */
export function smsSegments(text: string): number {
  const places = [...text].reduce((sum, letter) => sum + (EXTENDED.includes(letter) ? 2 : 1), 0)
  return places <= ONE_SEGMENT ? 1 : Math.ceil(places / OF_SEVERAL)
}

const ONE_SEGMENT = 160
/** Each of several segments says which one it is. */
const OF_SEVERAL = 153

function inAlphabet(letter: string) {
  if (BASIC.includes(letter) || EXTENDED.includes(letter)) return letter
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return BASIC.includes(bare) ? bare : ''
}
