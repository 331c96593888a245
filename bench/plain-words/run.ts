/**
 * Measures how well plain-words requests are understood: a labelled set over three invented stocks, compared with text
 * search.
 *
 *     npm run bench:plain-words [-- --wrong]
 */
import { filterFigures, judgeAll } from './judge-all.ts'
import type { Judged } from './judge.ts'

const tables = await judgeAll()
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const mean = (judged: readonly Judged[], figure: (one: Judged) => number) =>
  percent(judged.reduce((sum, one) => sum + figure(one), 0) / judged.length)

const rows = [
  ...tables,
  ...['first', 'second', 'third'].map((half) => ({
    half,
    stock: 'all',
    judged: tables.filter((table) => table.half === half).flatMap(({ judged }) => judged),
  })),
  { half: 'every', stock: 'all', judged: tables.flatMap(({ judged }) => judged) },
]
console.log('Filters: those that were read compared with those that were meant.')
console.table(
  rows.map(({ half, stock, judged }) => {
    const { precision, recall, right } = filterFigures(judged)
    return {
      half,
      stock,
      requests: judged.length,
      precision: percent(precision),
      recall: percent(recall),
      'fully right': percent(right),
    }
  }),
)
console.log('Vehicles: those that were found compared with those that were meant, beside text search alone.')
console.table(
  rows.slice(-4).map(({ half, judged }) => ({
    half,
    precision: mean(judged, ({ ours }) => ours.precision),
    recall: mean(judged, ({ ours }) => ours.recall),
    'text alone: precision': mean(judged, ({ textAlone }) => textAlone.precision),
    'text alone: recall': mean(judged, ({ textAlone }) => textAlone.recall),
  })),
)
if (process.argv.includes('--wrong')) {
  for (const { half, stock, judged } of tables) {
    for (const { request, expected, understood, rest } of judged.filter(({ isRight }) => !isRight)) {
      console.log(
        `${half}-${stock}: ${request}\n  meant ${expected.join('; ')}\n  read  ${understood.join('; ')} | ${rest}`,
      )
    }
  }
}
