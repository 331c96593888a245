import { MAX_CHOICES } from '../search-address.ts'
import { comparisonAfter, comparisonBefore, fitsComparison } from './comparison.ts'
import type { Reader } from './reading.ts'
import type { Token } from './tokens.ts'

/**
 * Reads an engine size: `2.0 litre`, `1.8L`, `3.0`, `1600cc`, `over 3 litres`. A size that no vehicle has stays
 * text.
 */
export const readEngine: Reader = (tokens, start, { values }) => {
  const before = comparisonBefore(tokens, start)
  const at = start + (before?.length ?? 0)
  const size = sizeAt(tokens, at)
  if (!size) return null
  const after = comparisonAfter(tokens, at + size.length)
  const comparison = before?.comparison ?? after?.comparison ?? null
  const fitting = (values.engine_size ?? []).filter((litres) =>
    fitsComparison(Number(litres), size.litres, comparison, AROUND_LITRES),
  )
  if (fitting.length === 0 || fitting.length > MAX_CHOICES) return null
  return {
    length: at + size.length + (after?.length ?? 0) - start,
    meanings: [{ kind: 'choose', facet: 'engine_size', values: fitting, isName: false }],
  }
}

/** “About two litres” includes 1.8 and 2.2. */
const AROUND_LITRES = 0.25

/** A bare figure with one decimal is an engine size unless another unit follows: “2.8 hilux” is, “2.5 t” is not. */
function sizeAt(tokens: readonly Token[], at: number): { litres: number; length: number } | null {
  const [token, next] = tokens.slice(at, at + 2)
  if (!token || token.isQuoted) return null
  const [, figure = '', written = ''] = /^(\d{1,4}(?:\.\d{1,2})?)([a-z]*)$/.exec(token.word) ?? []
  if (figure === '') return null
  const unit = written === '' ? (next?.word ?? '') : written
  const length = written === '' ? 2 : 1
  const engine = isEngineWord(tokens[at + length]) ? 1 : 0
  if (litreWords.has(unit)) return { litres: Number(figure), length: length + engine }
  if (unit === 'cc') return { litres: Math.round(Number(figure) / 100) / 10, length: length + engine }
  const isBare = written === '' || turboLetters.has(written)
  return isBare && /^\d\.\d$/.test(figure) && !otherUnits.has(next?.word ?? '')
    ? { litres: Number(figure), length: 1 + (isEngineWord(next) ? 1 : 0) }
    : null
}

function isEngineWord(token: Token | undefined) {
  return token?.word === 'engine' || token?.word === 'motor'
}

const litreWords = new Set('l lt ltr ltrs lit litre litres liter liters'.split(' '))
/** Badges carry these letters: “2.0i”, “2.5td”. */
const turboLetters = new Set(['i', 'd', 'td', 'tdi', 'crd'])
const otherUnits = new Set(
  't ton tons tonne tonnes k grand thousand m metre metres meter percent star stars kg year years'.split(' '),
)
