import { readFile } from 'node:fs/promises'
import { dealerOf } from './dealer.ts'
import { judge, type Judged } from './judge.ts'
import { labelledRequests } from './labels.ts'
import { australian } from './stocks/australian.ts'
import { european } from './stocks/european.ts'
import { messy } from './stocks/messy.ts'

const stocks = { australian, european, messy }
const halves = ['first', 'second', 'third'] as const

export type JudgedTable = { half: string; stock: string; judged: Judged[] }

/** Judges every labelled request against the stock it was written for. */
export async function judgeAll(): Promise<JudgedTable[]> {
  const tables: JudgedTable[] = []
  for (const [stock, table] of Object.entries(stocks)) {
    const dealer = await dealerOf(table)
    for (const half of halves) {
      if (half === 'third' && stock === 'european') continue
      const text = await readFile(new URL(`requests/${half}-${stock}.txt`, import.meta.url), 'utf8')
      const judged: Judged[] = []
      for (const labelled of labelledRequests(text, dealer.values)) judged.push(await judge(dealer, labelled))
      tables.push({ half, stock, judged })
    }
  }
  return tables
}

/** The precision and the recall of the filters over all requests. */
export function filterFigures(judged: readonly Judged[]) {
  const sum = (count: (one: Judged) => number) => judged.reduce((total, one) => total + count(one), 0)
  const hits = sum(
    ({ expected, understood }) => understood.filter((filter) => expected.includes(filter)).length,
  )
  return {
    precision: hits / sum(({ understood }) => understood.length),
    recall: hits / sum(({ expected }) => expected.length),
    right: sum(({ isRight }) => Number(isRight)) / judged.length,
  }
}
