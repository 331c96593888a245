import type { WordPlace } from '../text/query-reading.ts'
import type { Span, TextReading } from '../text/text-reading.ts'
import { lexeme } from './columns.ts'
import type { Parameters } from './parameters.ts'

type Words = Pick<TextReading<WordPlace>, 'wordCount' | 'spans'>

/**
 * The rank of a document for a text, computed word by word: `rank_0` is the rank on reaching the first word, `rank_1` the
 * second, and so on. `null` means unreachable, and PostgreSQL’s `least` ignores it.
 */
export function textMatchSql({ wordCount, spans }: Words, parameters: Parameters) {
  const steps = Array.from({ length: wordCount }, (_, at) => {
    const ways = spans
      .filter(({ end }) => end === at + 1)
      .map((span) => `rank_${span.start} + ${rankSql(span, parameters)}`)
    // `offset 0` keeps the planner from inlining each rank into all that follow it.
    return `cross join lateral (select least(${['null::int', ...ways].join(', ')}) as rank_${at + 1} offset 0) step_${at + 1}`
  })
  return {
    mayMatch: mayMatchSql({ wordCount, spans }, parameters),
    joins: ['cross join (select 0 as rank_0) step_0', ...steps].join('\n'),
    rank: `rank_${wordCount}`,
  }
}

/** Every word must match in some way. An index finds the documents for which that is true. */
function mayMatchSql({ wordCount, spans }: Words, parameters: Parameters) {
  const words = Array.from({ length: wordCount }, (_, at) =>
    spans
      .filter(({ start, end }) => start <= at && at < end)
      .flatMap(({ found }) => found.flatMap(({ lists }) => lists.map(placeQuery))),
  )
  if (words.some((places) => places.length === 0)) return 'false'
  const query = words.map((places) => `(${[...new Set(places)].join(' | ')})`).join(' & ')
  return `words @@ ${parameters.add(query, 'tsquery')}`
}

function rankSql({ found }: Span<WordPlace>, parameters: Parameters) {
  const cases = found.map(({ rank, lists }) => {
    const query = parameters.add(lists.map(placeQuery).join(' | '), 'tsquery')
    return `when words @@ ${query} then ${rank}`
  })
  return cases.length === 0 ? 'null::int' : `case ${cases.join(' ')} end`
}

/** Words are letters and digits, so they cannot contain a quote. */
export function placeQuery({ field, word, isPrefix }: WordPlace): string {
  return `'${lexeme(field, word)}'${isPrefix ? ':*' : ''}`
}
