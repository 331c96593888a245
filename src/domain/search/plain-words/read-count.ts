import type { VehicleFacet } from '../vehicle-facets.ts'
import { comparisonAfter, comparisonBefore, fitsComparison } from './comparison.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import type { Reader } from './reading.ts'
import type { Token } from './tokens.ts'

type CountedFacet = Extract<VehicleFacet, 'seats' | 'doors' | 'cylinders'>

/**
 * Reads a number of seats, doors or cylinders: `7 seater`, `at least 5 seats`, `two door`, `v8`. A number that no
 * vehicle has stays text.
 */
export const readCount: Reader = (tokens, start, { values }) => {
  const before = comparisonBefore(tokens, start)
  const at = start + (before?.length ?? 0)
  const counted = countedAt(tokens, at) ?? seatedAt(tokens, at)
  if (!counted) return null
  const { facet, counts, length } = counted
  const after = comparisonAfter(tokens, at + length) ?? (counted.orMore ? orMore : null)
  const comparison = before?.comparison ?? after?.comparison ?? null
  const fitting = (values[facet] ?? []).filter((value) =>
    counts.some((count) => fitsComparison(Number(value), count, comparison)),
  )
  if (fitting.length === 0) return null
  return {
    length: at + length + (after?.length ?? 0) - start,
    meanings: [{ kind: 'choose', facet, values: fitting, isName: false }],
  }
}

type Counted = { facet: CountedFacet; counts: number[]; orMore: boolean; length: number }

function countedAt(tokens: readonly Token[], at: number): Counted | null {
  const engine = engineAt(tokens, at)
  if (engine) return engine
  const token = tokens[at]
  if (!token || token.isQuoted) return null
  const [, digits, unit] = /^(\d{1,2})([a-z]+)$/.exec(token.word) ?? []
  const joined = unit === undefined ? undefined : wordsBehind.get(unit)
  if (joined && digits !== undefined)
    return { facet: joined, counts: [Number(digits)], orMore: false, length: 1 }

  const first = numberAt(token)
  if (first === null) return null
  const second = isOr(tokens[at + 1]) ? numberAt(tokens[at + 2]) : null
  const next = at + (second === null ? 1 : 3)
  const noun = phraseAt(nouns, tokens, next)
  if (!noun) return null
  return {
    facet: noun.meaning,
    counts: second === null ? [first] : [first, second],
    orMore: tokens[next - 1]?.after.includes('+') ?? false,
    length: next + noun.length - at,
  }
}

/** Reads `seats five`, `fits 8 people`. */
function seatedAt(tokens: readonly Token[], start: number): Counted | null {
  const verb = phraseAt(seating, tokens, start)
  const at = start + (verb?.length ?? 0)
  const count = verb && numberAt(tokens[at])
  if (count === null) return null
  const noun = phraseAt(nouns, tokens, at + 1)
  if (noun && noun.meaning !== 'seats') return null
  const length = at + 1 + (noun?.length ?? 0) - start
  return { facet: 'seats', counts: [count], orMore: false, length }
}

/** Reads `V8`, `v 6`, `straight six`. */
function engineAt(tokens: readonly Token[], at: number): Counted | null {
  const [first, second] = tokens.slice(at, at + 2)
  const [, digits] = /^v-?(6|8|10|12)s?$/.exec(first?.word ?? '') ?? []
  const found = (count: number, length: number): Counted => ({
    facet: 'cylinders',
    counts: [count],
    orMore: false,
    length: length + (phraseAt(engineWords, tokens, at + length)?.length ?? 0),
  })
  if (digits !== undefined) return found(Number(digits), 1)
  const count = numberAt(second)
  const isEngine = count !== null && /^(?:6|8|10|12)$/.test(String(count)) && first !== undefined
  if (isEngine && first.word === 'v') return found(count, 2)
  return isEngine && /^(?:straight|inline)$/.test(first.word) ? found(count, 2) : null
}

function numberAt(token: Token | undefined): number | null {
  if (!token || token.isQuoted) return null
  const digits = numberWords[token.word] ?? token.word
  return /^\d{1,2}$/.test(digits) ? Number(digits) : null
}

function isOr(token: Token | undefined) {
  return token?.word === 'or' || token?.word === 'to'
}

const orMore = { comparison: 'atLeast', length: 0 } as const

const nouns = phraseList<CountedFacet>({
  seats:
    'seat, seats, seater, seaters, str, seat belts, seatbelts, people, person, passenger, passengers, passenger seats',
  doors: 'door, doors, dr, drs, doored',
  cylinders: 'cyl, cyls, cylinder, cylinders, pot, cyl engine, cylinder engine',
})
const seating = phraseList({
  seats: 'seats, that seats, seating for, fits, that fits, to fit, carries, room for, space for, enough for',
})
const engineWords = phraseList({ engine: 'engine, engines, motor, powered' })

const wordsBehind = new Map<string, CountedFacet>([
  ...['seater', 'seat', 'seats', 'str', 'seaters'].map((word) => [word, 'seats'] as const),
  ...['door', 'doors', 'dr', 'drs', 'd'].map((word) => [word, 'doors'] as const),
  ...['cyl', 'cyls', 'cylinder'].map((word) => [word, 'cylinders'] as const),
])

const numberWords: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
}
