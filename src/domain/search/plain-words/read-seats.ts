import { type Comparison, comparisonAfter, comparisonBefore } from './comparison.ts'
import type { Reader } from './reading.ts'

/** So many seats: `7 seats`, `seven seater`, `at least 5 seats`. What nobody has in stock stays text. */
export const readSeats: Reader = (tokens, start, { values }) => {
  const before = comparisonBefore(tokens, start)
  const at = start + (before?.length ?? 0)
  const [count, seats] = tokens.slice(at, at + 2)
  if (!count || !seats || !/^seat(?:er)?$/.test(seats.stem)) return null
  const after = count.after.includes('+') ? orMore : comparisonAfter(tokens, at + 2)
  const comparison = before?.comparison ?? after?.comparison ?? null
  const asked = Number(numberWords[count.word] ?? count.word)
  const fitting = values.seats?.filter((seats) => fits(Number(seats), asked, comparison)) ?? []
  if (fitting.length === 0) return null
  return {
    length: at + 2 + (after?.length ?? 0) - start,
    meanings: [{ kind: 'choose', facet: 'seats', values: fitting, isName: false }],
  }
}

const orMore = { comparison: 'atLeast', length: 0 } as const

function fits(seats: number, asked: number, comparison: Comparison | null) {
  if (comparison === 'atLeast') return seats >= asked
  return comparison === 'above' ? seats > asked : seats === asked
}

const numberWords: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
