/** Splits a stored phone number: `+61731234567`, or `+61731234567 ext 5`. Any other text is left as entered. */
export function phoneParts(stored: string): { number: string; extension: string | null } {
  const [, number = stored, extension = null] = /^(\S+) ext (\d+)$/.exec(stored) ?? []
  return { number, extension }
}

/** Writes a stored number as Australians do: `0412 345 678`, `(07) 3123 4567 ext 5`, `1300 975 707`. */
export function formatPhone(stored: string): string {
  const { number, extension } = phoneParts(stored)
  return extension === null ? grouped(number) : `${grouped(number)} ext ${extension}`
}

/** The same for a page, where a number stays on one line. A text message would cost more with these spaces. */
export function unbrokenPhone(stored: string): string {
  return formatPhone(stored).replaceAll(' ', NO_BREAK_SPACE)
}

const NO_BREAK_SPACE = '\u00A0'

const SHAPES: [RegExp, string][] = [
  [/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3'],
  [/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
  [/^\+61(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^\+61(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
]

function grouped(number: string) {
  const [shape, words] = SHAPES.find(([known]) => known.test(number)) ?? []
  return shape && words ? number.replace(shape, words) : number
}
