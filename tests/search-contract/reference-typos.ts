import { allowedEdits } from '../../src/search/text/typos.ts'

/**
 * The names that a word may be a misspelling of, most frequent first: those at the least distance, whole names before
 * prefixes.
 */
export function referenceTypos(
  names: ReadonlyMap<string, number>,
  typed: string,
  isUnfinished: boolean,
): string[] {
  const candidates = [...names.keys()]
    .filter((name) => name.charAt(0) === typed.charAt(0))
    .map((name) => ({ name, distance: distanceOf(name, typed, isUnfinished) }))
  const least = Math.min(...candidates.map(({ distance }) => distance))
  if (least === Infinity) return []
  return candidates
    .filter(({ distance }) => distance === least)
    .map(({ name }) => name)
    .sort((one, other) => (names.get(other) ?? 0) - (names.get(one) ?? 0) || (one < other ? -1 : 1))
}

function distanceOf(name: string, typed: string, isUnfinished: boolean): number {
  const most = allowedEdits(typed)
  const beginnings = editsOfBeginnings(name, typed)
  const whole = beginnings.at(-1) ?? Infinity
  const isShort = typed.length === 3
  const nearest = isUnfinished && !isShort ? Math.min(...beginnings) : whole
  if (most === 0 || nearest > most || (isShort && name.length !== 4)) return Infinity

  const isWhole = whole === nearest
  const [digits = '', typedDigits = ''] = [name, typed].map((word) => word.replace(/\D+/g, ''))
  const hasTypedDigits = isWhole ? digits === typedDigits : digits.startsWith(typedDigits)
  return hasTypedDigits ? 2 * nearest + (isWhole ? 0 : 1) : Infinity
}

/**
 * The edit distance of every prefix of a name, from none to all of it, counting missing, extra, wrong and swapped letters
 * (Damerau and Levenshtein, without a second change in one place).
 */
function editsOfBeginnings(one: string, other: string): number[] {
  const table = Array.from({ length: one.length + 1 }, (_, row) => [
    row,
    ...Array<number>(other.length).fill(0),
  ])
  table[0] = Array.from({ length: other.length + 1 }, (_, column) => column)
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const fewest = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
      table[row]?.splice(column, 1, fewest)
    }
  }
  return table.map((row) => row.at(-1) ?? Infinity)
}
