import type { WordPlace } from '../text/asked-reading.ts'
import type { Span, TextReading } from '../text/text-reading.ts'
import { lexeme } from './columns.ts'
import type { Parameters } from './parameters.ts'

/**
 * How well a document matches a text, worked out word by word: `rank_0` is what it takes to reach the first word,
 * `rank_1` the second, and so on. `null` cannot be reached, and PostgreSQL's `least` passes it over.
 */
export function textMatchSql({ wordCount, spans }: TextReading<WordPlace>, parameters: Parameters) {
  const steps = Array.from({ length: wordCount }, (_, at) => {
    const ways = spans
      .filter(({ end }) => end === at + 1)
      .map((span) => `rank_${span.start} + ${rankSql(span, parameters)}`)
    // `offset 0` keeps the planner from writing each rank out into all that follow it.
    return `cross join lateral (select least(${['null::int', ...ways].join(', ')}) as rank_${at + 1} offset 0) step_${at + 1}`
  })
  return {
    joins: ['cross join (select 0 as rank_0) step_0', ...steps].join('\n'),
    rank: `rank_${wordCount}`,
  }
}

function rankSql({ found }: Span<WordPlace>, parameters: Parameters) {
  const cases = found.map(({ rank, lists }) => {
    const query = parameters.add(lists.map(placeQuery).join(' | '), 'tsquery')
    return `when words @@ ${query} then ${rank}`
  })
  return cases.length === 0 ? 'null::int' : `case ${cases.join(' ')} end`
}

/** Words are letters and digits, so nothing in them can end the quotes. */
export function placeQuery({ field, word, isBeginning }: WordPlace): string {
  return `'${lexeme(field, word)}'${isBeginning ? ':*' : ''}`
}
